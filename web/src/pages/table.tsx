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

const others = () => import("./others");

export const PAGE_TABLE: Record<PageId, PageRow> = {
  home: { title: "home.today", Page: later(async () => (await others()).HomePage) },
  calendar: {
    title: "calendar.title",
    Page: later(async () => (await others()).CalendarPage),
  },
  new: { title: "new.title", Page: later(async () => (await others()).NewPage) },
  play: { title: "home.title", Page: PlayPage },
  rules: { title: "rules.title", Page: later(async () => (await others()).RulesPage) },
  lessons: {
    title: "lessons.title",
    Page: later(async () => (await others()).LessonsPage),
  },
  tour: { title: "tour.title", Page: later(async () => (await others()).TourPage) },
  kept: { title: "kept.title", Page: later(async () => (await others()).KeptPage) },
  print: { title: "print.title", Page: later(async () => (await others()).PrintPage) },
  settings: {
    title: "settings.title",
    Page: later(async () => (await others()).SettingsPage),
  },
};
