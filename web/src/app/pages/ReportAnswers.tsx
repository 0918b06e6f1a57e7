import "@hundeblick/web-kit/styles/check/questions.css";
import "@hundeblick/web-kit/styles/wizard.css";
import "@hundeblick/web-kit/styles/details.css";

/** Loaded when answers are added to a report. */
export { AddAnswersDialog as default } from "../../features/details/add/AddAnswersDialog.tsx";
