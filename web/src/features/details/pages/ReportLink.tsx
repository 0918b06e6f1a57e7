import { Camera } from "lucide-react";
import { SectionLink } from "#shared/ui/SectionLink.tsx";
import { usePageWords } from "./use-page-words.ts";

/** Link from the answers to a photo and the report. */
export function ReportLink({ onGo }: { onGo: () => void }) {
  const words = usePageWords();
  return (
    <div className="stack stack--s">
      <p>
        <SectionLink to="analyze" className="button" onClick={onGo}>
          <Camera className="icon" aria-hidden />
          {words.makeReport}
        </SectionLink>
      </p>
      <p className="small soft">{words.makeReportLead}</p>
    </div>
  );
}
