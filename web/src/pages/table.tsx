// What each page shows and what it is called. A new page is a name in src/router.ts and a row here. The
// player comes with the frame, the others when they are wanted.
import type { VNode } from "preact";
import type { Key } from "../i18n/table";
import type { PageId, Route } from "../router";
import { later } from "../ui/later";
import { PlayPage } from "./play";

interface PageRow {
  title: Key;
  Page: (props: Pick<Route, "words">) => VNode | null;
}

type Others = typeof import("./others");

const other = (name: Exclude<keyof Others, "openLesson">) =>
  later<Pick<Route, "words">>(async () => (await import("./others"))[name]);

export const PAGE_TABLE: Record<PageId, PageRow> = {
  home: { title: "home.today", Page: other("HomePage") },
  calendar: { title: "calendar.title", Page: other("CalendarPage") },
  new: { title: "new.title", Page: other("NewPage") },
  play: { title: "home.title", Page: PlayPage },
  rules: { title: "rules.title", Page: other("RulesPage") },
  lessons: { title: "lessons.title", Page: other("LessonsPage") },
  tour: { title: "tour.title", Page: other("TourPage") },
  kept: { title: "kept.title", Page: other("KeptPage") },
  print: { title: "print.title", Page: other("PrintPage") },
  settings: { title: "settings.title", Page: other("SettingsPage") },
};
