import { EraseReceipt } from "@hundeblick/proto/http/analysis";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { skipToken } from "@reduxjs/toolkit/query";
import { useDeferredValue, useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import { languageOfPath } from "#shared/language/route-language.ts";
import type { AnswersDialog } from "./components/AddAnswers.tsx";
import { ErasedReceipt } from "./components/ErasedReceipt.tsx";
import { NotRefreshed } from "./components/NotRefreshed.tsx";
import { ReportLoading } from "./components/ReportLoading.tsx";
import { ReportNotFound } from "./components/ReportNotFound.tsx";
import { LockedPage } from "./LockedPage.tsx";
import { OpenPage } from "./OpenPage.tsx";
import { useOpenAtTop } from "./use-open-at-top.ts";
import { useReportQuery } from "./report.api.ts";
import { useReportLanguage } from "./use-report-language.ts";

/** Fetches one report and shows its state: loading, not found, locked, open, or deleted. */
export function ReportPage({ answersDialog }: { answersDialog?: AnswersDialog }) {
  const { reportId = "" } = useParams();
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const version = search.get("version");
  const routeLanguage = languageOfPath(pathname);
  // a report deleted before unlocking leads here with the receipt
  const [receipt, setReceipt] = useState(() => EraseReceipt.safeParse(state).data ?? null);
  const {
    currentData: report,
    error,
    isFetching,
    refetch,
  } = useReportQuery(receipt ? skipToken : { reportId, language: routeLanguage, version });
  const isSpoken = useReportLanguage(report?.language, routeLanguage);
  const isReady = report !== undefined && isSpoken;
  // rendering a report takes a moment, during which its step is shown
  const isLaidOut = useDeferredValue(isReady, false);
  useOpenAtTop(report?.locked);

  if (receipt) return <ErasedReceipt receipt={receipt} />;
  const tryAgain = () => void refetch();
  const isGone = isApiError(error) && error.status === 404;
  if (error && !isFetching && (!report || isGone)) return <ReportNotFound error={error} onTryAgain={tryAgain} />;
  if (!isReady || !isLaidOut) return <ReportLoading step={!report ? 0 : isSpoken ? 2 : 1} />;
  return (
    <>
      {report.locked ? (
        <LockedPage report={report} onErased={setReceipt} />
      ) : (
        <OpenPage report={report} answersDialog={answersDialog} onErased={setReceipt} />
      )}
      {error && <NotRefreshed error={error} isFetching={isFetching} onTryAgain={tryAgain} />}
    </>
  );
}
