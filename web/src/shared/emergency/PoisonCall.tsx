import { loadEmergencyLines } from "@hundeblick/triage/load";
import { useCallback } from "react";
import { useLanguage } from "../language/use-language.ts";
import { useLoaded } from "../use-loaded.ts";
import { PoisonLine } from "./PoisonLine.tsx";

/** The poison line in a report; its list is loaded only where something poisonous was eaten. */
export function PoisonCall() {
  const language = useLanguage();
  const { value: guide } = useLoaded(useCallback(() => loadEmergencyLines(language), [language]));
  return guide && <PoisonLine guide={guide} />;
}
