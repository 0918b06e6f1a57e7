import type { LockedReport } from "@hundeblick/proto/http/report";
import type { z } from "zod";
import { Gate } from "./components/Gate.tsx";
import { ReportHead } from "./components/ReportHead.tsx";
import { SeeVet } from "./components/SeeVet.tsx";
import { TopBar } from "./components/TopBar.tsx";
import { useNewAnalysis } from "./use-new-analysis.ts";

/** A report nobody has opened yet. What cannot wait is shown without any address. */
export function LockedPage({ report }: { report: z.infer<typeof LockedReport> }) {
  const newAnalysis = useNewAnalysis();
  const { name } = report.dogProfile;
  return (
    <>
      <ReportHead name={name} />
      <TopBar name={name} reportId={report.reportId} onNewAnalysis={newAnalysis} />
      {report.emergency ? (
        <main className="wrap page-top" id="content" tabIndex={-1}>
          <SeeVet emergency={report.emergency} />
        </main>
      ) : (
        <Gate report={report} />
      )}
    </>
  );
}
