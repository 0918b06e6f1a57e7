import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { readDecimal } from "#shared/ui/decimal.ts";
import { useBreedWords } from "./breed-words.ts";
import { placeWeight, type Sex } from "./place-weight.ts";

/** Places a weight: while growing as a share of the grown weight, later in our range. */
export function WeightForAge({ facts }: { facts: BreedPageFacts }) {
  const language = useLanguage();
  const words = useBreedWords();
  const { labels } = words;
  const [sex, setSex] = useState<Sex>("female");
  const [months, setMonths] = useState("");
  const [kg, setKg] = useState("");
  const id = useId();
  if (!facts.weightVerdict) return null;
  const isFilled = months.trim() !== "" && kg.trim() !== "";
  const [age, weight] = [readDecimal(months), readDecimal(kg)];
  const placed = placeWeight(facts, sex, age, weight);
  const name = facts.name[language];
  return (
    <div className="card stack breed-calculator">
      <h3 className="step-4">{labels.calculator}</h3>
      <div className="chips" role="radiogroup" aria-label={labels.sex}>
        {(["female", "male"] as const).map((one) => (
          <label className="chip" key={one}>
            <input type="radio" name={`${id}-sex`} checked={sex === one} onChange={() => setSex(one)} />
            {labels[one]}
          </label>
        ))}
      </div>
      <div className="field-pair">
        <div className="field">
          <label htmlFor={`${id}-age`}>{labels.age}</label>
          <input
            className="input"
            id={`${id}-age`}
            inputMode="decimal"
            maxLength={6}
            value={months}
            onChange={(event) => setMonths(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-kg`}>{labels.kg}</label>
          <input
            className="input"
            id={`${id}-kg`}
            inputMode="decimal"
            maxLength={6}
            value={kg}
            onChange={(event) => setKg(event.target.value)}
          />
        </div>
      </div>
      <div aria-live="polite" className="stack stack--s">
        {isFilled && !placed && <p>{words.badInput}</p>}
        {placed?.kind === "growing" && <p>{words.growing(name, age ?? 0, placed.share)}</p>}
        {placed?.kind === "grown" && <p>{words.grown(name, placed.place, words.kg(facts.weightKg[sex]))}</p>}
      </div>
      <p className="small">
        <Link to={pathOfTopic({ kind: "check", id: "body_condition" }, language)}>{labels.toCheck}</Link>
      </p>
    </div>
  );
}
