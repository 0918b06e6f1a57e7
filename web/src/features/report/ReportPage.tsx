import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import { useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import { languageOfPath } from "../../app/route-language.ts";
import { ErasedReceipt } from "./components/ErasedReceipt.tsx";
import { ReportLoading } from "./components/ReportLoading.tsx";
import { ReportNotFound } from "./components/ReportNotFound.tsx";
import { LockedPage } from "./LockedPage.tsx";
import { OpenPage } from "./OpenPage.tsx";
import { useReportQuery } from "./report.api.ts";
import { useReportLanguage } from "./use-report-language.ts";

/** Fetches one report and shows the state it is in: loading, not found, locked, open, or just deleted. */
export function ReportPage() {
  const { reportId = "" } = useParams();
  const routeLanguage = languageOfPath(useLocation().pathname);
  const {
    currentData: report,
    error,
    isFetching,
    refetch,
  } = useReportQuery({ reportId, language: routeLanguage });
  const isSpoken = useReportLanguage(report?.language, routeLanguage);
  const [receipt, setReceipt] = useState<EraseReceipt | null>(null);

  if (receipt) return <ErasedReceipt receipt={receipt} />;
  if (error && !isFetching)
    return <ReportNotFound error={error} onTryAgain={() => void refetch()} />;
  if (!report || !isSpoken) return <ReportLoading step={report ? 1 : 0} />;
  return report.locked ? (
    <LockedPage report={report} />
  ) : (
    <OpenPage report={report} onErased={setReceipt} />
  );
}
