import type { Language } from "@hundeblick/proto/language";
import { Stethoscope } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../language/use-language.ts";

const HEADING: Readonly<Record<Language, string>> = {
  de: "Bitte zuerst in die Tierarztpraxis",
  en: "Please see a vet first",
  pl: "Najpierw do weterynarza",
};

/** Stands before everything else of a page or a result when something belongs to a vet. */
export function VetFirst({ children }: { children: ReactNode }) {
  return (
    <div className="notice notice--danger" role="note">
      <Stethoscope className="icon" aria-hidden />
      <div className="stack stack--s">
        <p className="step-4 display">{HEADING[useLanguage()]}</p>
        {children}
      </div>
    </div>
  );
}
