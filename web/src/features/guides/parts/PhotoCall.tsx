import { Camera } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../app/use-language.ts";

/** Leads to the home page with the photo check; `label` is the button, the children say what for. */
export function PhotoCall({ label, children }: { label: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <div className="guide-call stack no-print">
      {children}
      <Link className="button" to={`/${language}`}>
        <Camera className="icon" aria-hidden />
        {label}
      </Link>
    </div>
  );
}
