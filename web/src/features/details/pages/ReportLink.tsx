import { Camera } from "lucide-react";
import { SectionLink } from "#shared/ui/SectionLink.tsx";
import { useDetailsTexts } from "./texts.ts";

/** Link from the answers to a photo and the report. */
export function ReportLink({ onGo }: { onGo: () => void }) {
  const texts = useDetailsTexts();
  return (
    <div className="stack stack--s">
      <p>
        <SectionLink to="analyze" className="button" onClick={onGo}>
          <Camera className="icon" aria-hidden />
          {texts.makeReport}
        </SectionLink>
      </p>
      <p className="small soft">{texts.makeReportLead}</p>
    </div>
  );
}
