import type { EmergencyGuide } from "@hundeblick/triage/emergency-data";
import { linesOf } from "@hundeblick/triage/emergency";
import { useState } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { countryOf } from "#shared/emergency/country.ts";
import { deviceTimeZone } from "#shared/emergency/time-zone.ts";
import { useEditedLines } from "#shared/emergency/use-edited-lines.ts";

/** Most poison helplines shown: a choice costs time. */
const MAX_LINES = 2;

/** Poison helplines and the vet on duty for this device's country; edited lines if there are any. */
export function useEmergencyNumbers(guide: EmergencyGuide | null) {
  const language = useLanguage();
  const edited = useEditedLines(language);
  const [{ now, country }] = useState(() => ({
    now: new Date(),
    country: countryOf(language, navigator.languages, deviceTimeZone()),
  }));
  return {
    lines: linesOf({ lines: edited ?? guide?.lines ?? [] }, country, now).slice(0, MAX_LINES),
    duty: guide?.dutyVets.find((vets) => vets.country === country),
  };
}
