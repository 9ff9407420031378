// The pages that one does not play on, and what the boards of lessons need besides: their code comes
// together, when the first of them is wanted.
import "../i18n/table_others";

export { openLesson } from "../store/lesson_desk";
export { CalendarPage } from "./calendar";
export { HomePage } from "./home";
export { KeptPage } from "./kept";
export { LessonsPage } from "./lessons";
export { NewPage } from "./new";
export { PrintPage } from "./print";
export { RulesPage } from "./rules";
export { SettingsPage } from "./settings";
export { TourPage } from "./tour";
