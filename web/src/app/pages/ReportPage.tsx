import "@hundeblick/web-kit/styles/dialog.css";
import "@hundeblick/web-kit/styles/overlay.css";
import "@hundeblick/web-kit/styles/report.css";
import "@hundeblick/web-kit/styles/report-parts.css";
import "@hundeblick/web-kit/styles/supplement.css";
import "@hundeblick/web-kit/styles/top-bar.css";
import "@hundeblick/web-kit/styles/vet-sheet.css";
import "@hundeblick/web-kit/styles/print.css";
import "@hundeblick/web-kit/styles/report-print.css";
import { lazy } from "react";
import { useParams } from "react-router-dom";
import { ReportPage } from "../../features/report/ReportPage.tsx";
import { withApi } from "../with-api.tsx";

const AnswersDialog = lazy(() => import("./ReportAnswers.tsx"));

// keyed by id, so that no state of the previous report stays
export default withApi(() => <ReportPage key={useParams()["reportId"]} answersDialog={AnswersDialog} />);
