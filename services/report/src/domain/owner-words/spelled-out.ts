import type { Language } from "@hundeblick/proto/language";
import { medications } from "../../data/medications.ts";

const EPI = /(?<![\p{L}\p{N}])epi(?![\p{L}\p{N}])/giu;
const SEIZURE_MEDICINES = medications
  .filter(({ id }) => id === "anticonvulsant")
  .flatMap(({ synonyms, brands }) => [...Object.values(synonyms).flat(), ...brands])
  .map((name) => name.toLowerCase());
const MEANINGS: Readonly<Record<Language, Record<"epilepsy" | "pancreas", string>>> = {
  de: { epilepsy: "Epilepsie", pancreas: "Pankreasinsuffizienz" },
  en: { epilepsy: "epilepsy", pancreas: "pancreatic insufficiency" },
  pl: { epilepsy: "padaczka", pancreas: "niewydolność trzustki" },
};

/** The texts with "epi" spelled out: the pancreas in capitals and in English, epilepsy else or beside its medicine. */
export function spelledOut(texts: readonly string[], language: Language): string[] {
  const all = texts.join("\n");
  const isMedicated = SEIZURE_MEDICINES.some((name) => all.toLowerCase().includes(name));
  const isShouted = all === all.toUpperCase();
  return texts.map((text) =>
    text.replace(EPI, (typed) => {
      const isPancreas = language === "en" || (typed === "EPI" && !isShouted);
      return MEANINGS[language][isPancreas && !isMedicated ? "pancreas" : "epilepsy"];
    }),
  );
}
