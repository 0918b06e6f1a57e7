import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { pushEvent } from "#shared/visit/data-layer.ts";
import { AddAnswers, type AnswersDialog } from "./components/AddAnswers.tsx";
import { CorrectEmergency } from "./components/CorrectEmergency.tsx";
import { Letter } from "./components/Letter.tsx";
import { NextSteps } from "./components/NextSteps.tsx";
import { ReportHead } from "./components/ReportHead.tsx";
import { ReportHero } from "./components/ReportHero.tsx";
import { SeeVet } from "#shared/ui/SeeVet.tsx";
import { ShareNotice } from "./components/ShareNotice.tsx";
import { TopBar } from "./components/TopBar.tsx";
import { EarlierVersion } from "./components/Versions.tsx";
import { VetSheet } from "./components/VetSheet.tsx";
import { useNewAnalysis } from "./use-new-analysis.ts";
import { itemOf } from "./use-product-click.ts";
import { useShare } from "./use-share.ts";

interface OpenPageProps {
  report: OpenReport;
  answersDialog: AnswersDialog | undefined;
  onErased: (receipt: EraseReceipt) => void;
}

/** An unlocked report: the letter, the vet's sheet (`?view=vet`), or only "see a vet now". */
export function OpenPage({ report, answersDialog, onErased }: OpenPageProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { share, notice } = useShare(report.reportId);
  const newAnalysis = useNewAnalysis(report.reportId);
  useViewEvents(report);
  const { name } = report.dogProfile;
  const version = search.get("version");
  const shown = version ? { version } : {};
  const showVetSheet = () => setSearch({ ...shown, view: "vet" });
  if (search.get("view") === "vet") {
    return (
      <>
        <ReportHead name={name} />
        <VetSheet report={report} onBack={() => setSearch(shown)} />
      </>
    );
  }
  const next = (
    <NextSteps
      report={report}
      onVetSheet={showVetSheet}
      onShare={() => void share()}
      onErased={report.example ? undefined : onErased}
    />
  );
  return (
    <AddAnswers report={report} dialog={answersDialog}>
      <ReportHead name={name} />
      <a className="skip-link" href="#content">
        {t("Skip to the report")}
      </a>
      <TopBar name={name} reportId={report.reportId} onShare={() => void share()} onNewAnalysis={newAnalysis} />
      <main className="wrap" id="content" tabIndex={-1}>
        <EarlierVersion report={report} />
        {report.emergency ? (
          <div className="stack stack--l page-top">
            <SeeVet emergency={report.emergency} onVetSheet={showVetSheet}>
              <CorrectEmergency emergency={report.emergency} ownWords={report.ownWords} />
            </SeeVet>
            <div className="letter">{next}</div>
          </div>
        ) : (
          <>
            <ReportHero report={report} />
            <Letter report={report}>{next}</Letter>
          </>
        )}
      </main>
      <ShareNotice notice={notice} />
    </AddAnswers>
  );
}

/** Reports a view and its products to the data layer, once for all languages. */
function useViewEvents({ reportId, supplements }: OpenReport) {
  const recordView = useEffectEvent(() => {
    pushEvent("view_report", {});
    for (const [index, { product }] of supplements.entries()) {
      if (product) pushEvent("view_item", itemOf(product, index + 1));
    }
  });
  useEffect(() => recordView(), [reportId]);
}
