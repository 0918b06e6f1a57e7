import "@hundeblick/web-kit/styles/guide.css";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { GUIDE_CLAIM } from "../../../content/claims.ts";
import { useGuideWords } from "./guide-words.ts";

/** Leads to the home page with the photo check; `label` is the button, the children say what for. */
export function PhotoCall({ label, children }: { label: string; children: ReactNode }) {
  const language = useLanguage();
  const words = useGuideWords();
  return (
    <div className="guide-call stack no-print">
      {children}
      <Link className="button" to={`/${language}`}>
        <Camera className="icon" aria-hidden />
        {label}
      </Link>
      <p className="small">
        {words.analyses(GUIDE_CLAIM.value.toLocaleString(language))}
        {!GUIDE_CLAIM.measured && <> ({words.notMeasured})</>}
      </p>
    </div>
  );
}
