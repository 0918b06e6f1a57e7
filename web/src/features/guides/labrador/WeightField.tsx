import { type KgRange, placeIn } from "@hundeblick/triage/breeds/growth";
import { useId } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { kilos } from "../parts/numbers.ts";
import { readPuppyKg, WEIGHT_KG } from "./growth.ts";
import type { LabradorTexts } from "./labrador.texts.ts";
import { WeightAnswer } from "./WeightAnswer.tsx";

interface WeightFieldProps {
  band: KgRange;
  ageMonths: number;
  typed: string;
  onChange: (typed: string) => void;
  texts: LabradorTexts;
}

/** The weighed puppy, if it was weighed, and what the weight says beside the band of its age. */
export function WeightField({ band, ageMonths, typed, onChange, texts }: WeightFieldProps) {
  const id = useId();
  const language = useLanguage();
  const { label, help, wrong } = texts.weight;
  const weightKg = readPuppyKg(typed);
  return (
    <div className="stack stack--s">
      <AnswerField
        id={id}
        label={label}
        help={formatText(help, { low: kilos(band[0], language), high: kilos(band[1], language) })}
        inputMode="decimal"
        value={typed}
        wrong={typed && weightKg === null ? formatText(wrong, WEIGHT_KG) : undefined}
        atOnce
        onChange={onChange}
      />
      <div aria-live="polite">
        {weightKg !== null && (
          <WeightAnswer weightKg={weightKg} ageMonths={ageMonths} placed={placeIn(band, weightKg)} texts={texts} />
        )}
      </div>
    </div>
  );
}
