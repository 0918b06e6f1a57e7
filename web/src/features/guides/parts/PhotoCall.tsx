import { formatText } from "#shared/language/format-text.ts";
import "@hundeblick/web-kit/styles/guide.css";
import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSiteFigures } from "#shared/figures/use-site-figures.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useGuideWords } from "./use-guide-words.ts";

/** Links to the photo check on the home page; `label` is the button, the children are the reason. */
export function PhotoCall({ label, children }: { label: string; children: ReactNode }) {
  const language = useLanguage();
  const words = useGuideWords();
  const { reports } = useSiteFigures();
  return (
    <div className="guide-call stack no-print">
      {children}
      <Link className="button" to={`/${language}`}>
        <Camera className="icon" aria-hidden />
        {label}
      </Link>
      <p className="small">
        {reports === null ? words.free : formatText(words.reports, { count: reports.toLocaleString(language) })}
      </p>
    </div>
  );
}
