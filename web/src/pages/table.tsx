// What each page shows and what it is called. A new page is a name in src/router.ts and a row here.
import type { ComponentType } from "preact";
import type { Key } from "../i18n/table";
import type { PageId, Route } from "../router";
import { CalendarPage } from "./calendar";
import { HomePage } from "./home";
import { KeptPage } from "./kept";
import { LessonsPage } from "./lessons";
import { NewPage } from "./new";
import { PlayPage } from "./play";
import { PrintPage } from "./print";
import { RulesPage } from "./rules";
import { SettingsPage } from "./settings";
import { TourPage } from "./tour";

interface PageRow {
  title: Key;
  Page: ComponentType<Pick<Route, "words">>;
}

export const PAGE_TABLE: Record<PageId, PageRow> = {
  home: { title: "home.today", Page: HomePage },
  calendar: { title: "calendar.title", Page: CalendarPage },
  new: { title: "new.title", Page: NewPage },
  play: { title: "home.title", Page: PlayPage },
  rules: { title: "rules.title", Page: RulesPage },
  lessons: { title: "lessons.title", Page: LessonsPage },
  tour: { title: "tour.title", Page: TourPage },
  kept: { title: "kept.title", Page: KeptPage },
  print: { title: "print.title", Page: PrintPage },
  settings: { title: "settings.title", Page: SettingsPage },
};
