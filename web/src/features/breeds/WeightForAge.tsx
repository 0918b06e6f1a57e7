import { type PlacedWeight, placeWeight, weeksOfMonths } from "@hundeblick/triage/breeds/growth";
import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { formatKg, formatKgRange } from "#shared/growth/format-kg.ts";
import { GrowthCurve } from "#shared/growth/GrowthCurve.tsx";
import { GrowthTable } from "#shared/growth/GrowthTable.tsx";
import { alarmOf, WeightAlarm } from "#shared/growth/WeightAlarm.tsx";
import { useLanguage } from "#shared/language/use-language.ts";
import { readDecimal } from "#shared/ui/decimal.ts";
import { useBreedTexts } from "./texts.ts";

const SEXES = ["female", "male"] as const;

/** The mean growth curve of a breed and sex with a weight; for adults our range. */
export function WeightForAge({ facts }: { facts: BreedPageFacts }) {
  const language = useLanguage();
  const texts = useBreedTexts();
  const { labels } = texts;
  const [sex, setSex] = useState<(typeof SEXES)[number]>("female");
  const [months, setMonths] = useState("");
  const [kg, setKg] = useState("");
  const id = useId();
  if (!facts.weightVerdict) return null;
  const isFilled = months.trim() !== "" && kg.trim() !== "";
  const [age, weight] = [readDecimal(months), readDecimal(kg)];
  const weeks = age === null ? null : weeksOfMonths(age);
  const adultKg = facts.weightKg[sex];
  const areSame = facts.weightKg.male.join() === facts.weightKg.female.join();
  const found = placeWeight(adultKg, weeks, weight);
  const isDrawn = found && !found.isGrown && found.placed !== "impossible";
  const name = facts.name[language];
  return (
    <div className="card stack breed-calculator">
      <h3 className="step-4">{labels.calculator}</h3>
      <div className="chips" role="radiogroup" aria-label={labels.sex}>
        {SEXES.map((one) => (
          <label className="chip" key={one}>
            <input type="radio" name={`${id}-sex`} checked={sex === one} onChange={() => setSex(one)} />
            {labels[one]}
          </label>
        ))}
      </div>
      <div className="field-pair">
        <NumberField id={`${id}-age`} label={labels.age} value={months} onChange={setMonths} />
        <NumberField id={`${id}-kg`} label={labels.kg} value={kg} onChange={setKg} />
      </div>
      <div aria-live="polite" className="stack stack--s">
        {isFilled && !found && <p>{texts.badInput}</p>}
        {found && <WeightAlarm placed={found.placed} weighed={`${formatKg(weight ?? 0, language)} kg.`} />}
        {found && !alarmOf(found.placed) && <p>{answer(found)}</p>}
      </div>
      <GrowthCurve
        adultKg={adultKg}
        caption={texts.curve(sex)}
        dog={isDrawn && weeks !== null && weight !== null ? [{ weeks, kg: weight }] : []}
      />
      <GrowthTable
        caption={texts.tableCaption}
        columns={
          areSame
            ? [{ label: labels.weight, adultKg }]
            : SEXES.map((each) => ({ label: labels[each], adultKg: facts.weightKg[each] }))
        }
      />
      <p className="row small">
        <Link to={`/${language}/tools/welpen-gewichtskurve?dog=${facts.id}&sex=${sex}`}>{texts.toTool}</Link>
        <Link to={pathOfTopic({ kind: "check", id: "body_condition" }, language)}>{labels.toCheck}</Link>
      </p>
    </div>
  );

  function answer({ isGrown, placed, share, expected }: PlacedWeight): string {
    if (isGrown && (placed === "below" || placed === "within" || placed === "above"))
      return texts.grown(name, placed, texts.kg(adultKg));
    return texts.growing(name, age ?? 0, share, expected && formatKgRange(expected, language));
  }
}

interface NumberFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}
const NumberField = ({ id, label, value, onChange }: NumberFieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input
      className="input"
      id={id}
      inputMode="decimal"
      maxLength={6}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
