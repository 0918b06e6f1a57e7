import type { EmergencyGuide } from "@hundeblick/triage/emergency-data";
import { linesOf } from "@hundeblick/triage/emergency";
import { inLanguage } from "@hundeblick/triage/in-language";
import { useState } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { countryOf } from "#shared/emergency/country.ts";
import { usePoisonLinesQuery } from "./emergency.api.ts";

/** At most this many poison lines: an emergency is no time to choose. */
const MAX_LINES = 2;

/** Poison lines and the way to the vet on duty for where this device is; edited lines when the server has some. */
export function useEmergencyNumbers(guide: EmergencyGuide | null) {
  const language = useLanguage();
  const { data: edited } = usePoisonLinesQuery();
  const [{ now, country }] = useState(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return { now: new Date(), country: countryOf(language, navigator.languages, timeZone) };
  });
  const lines = edited ? inLanguage(edited, language) : (guide?.lines ?? []);
  return {
    lines: linesOf({ lines }, country, now).slice(0, MAX_LINES),
    duty: guide?.dutyVets.find((vets) => vets.country === country),
  };
}
