import type { Placed } from "@hundeblick/triage/breeds/growth";
import { WeightAlarm } from "#shared/growth/WeightAlarm.tsx";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { kilos } from "../parts/numbers.ts";
import type { LabradorTexts } from "./labrador.texts.ts";

interface WeightAnswerProps {
  weightKg: number;
  ageMonths: number;
  placed: Placed;
  texts: LabradorTexts;
}

/** What a weight says beside the band of its age. */
export function WeightAnswer({ weightKg, ageMonths, placed, texts }: WeightAnswerProps) {
  const language = useLanguage();
  if (placed === "below" || placed === "within" || placed === "above") return <p>{texts.answers[placed]}</p>;
  const weighed = formatText(texts.weighed, { kg: kilos(weightKg, language), months: ageMonths });
  return <WeightAlarm placed={placed} weighed={weighed} />;
}
