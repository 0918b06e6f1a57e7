import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { loadEmergencyLines } from "@hundeblick/triage/load";
import { useEffect, useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { PoisonLine } from "./PoisonLine.tsx";

/** The poison line in a report; its list is loaded only where something poisonous was eaten. */
export function PoisonCall() {
  const language = useLanguage();
  const [guide, setGuide] = useState<EmergencyLines | null>(null);
  useEffect(() => {
    let shown = true;
    const keep = (loaded: EmergencyLines) => {
      if (shown) setGuide(loaded);
    };
    loadEmergencyLines(language).then(keep, () => undefined);
    return () => {
      shown = false;
    };
  }, [language]);
  return guide && <PoisonLine guide={guide} />;
}
