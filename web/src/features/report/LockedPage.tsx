import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import type { LockedReport } from "@hundeblick/proto/http/report";
import type { z } from "zod";
import { Gate } from "./components/Gate.tsx";
import { ReportHead } from "./components/ReportHead.tsx";
import { TopBar } from "./components/TopBar.tsx";
import { useNewAnalysis } from "./use-new-analysis.ts";

interface LockedPageProps {
  report: z.infer<typeof LockedReport>;
  onErased: (receipt: EraseReceipt) => void;
}

export function LockedPage({ report, onErased }: LockedPageProps) {
  const newAnalysis = useNewAnalysis(report.reportId);
  const { name } = report.dogProfile;
  return (
    <>
      <ReportHead name={name} />
      <TopBar name={name} reportId={report.reportId} onNewAnalysis={newAnalysis} />
      <Gate report={report} onErased={onErased} />
    </>
  );
}
