import { useState } from "react";
import { AgeSlider } from "./AgeSlider.tsx";
import { AGE, placeOf, readPuppyKg, SEXES, weightBand, type Sex } from "./growth.ts";
import type { LabradorTexts } from "./labrador.texts.ts";
import { StageCard } from "./StageCard.tsx";
import { WeightCurve } from "./WeightCurve.tsx";
import { WeightField } from "./WeightField.tsx";
import { WeightTable } from "./WeightTable.tsx";
import "@hundeblick/web-kit/styles/growth.css";
import { WordChoice } from "#shared/ui/WordChoice.tsx";

/** What a Labrador needs at an age, and where its weight lies on the curve of its sex. */
export function GrowthByAge({ texts }: { texts: LabradorTexts }) {
  const [sex, setSex] = useState<Sex>("female");
  const [ageMonths, setAgeMonths] = useState(AGE.usual);
  const [weight, setWeight] = useState("");
  const weightKg = readPuppyKg(weight) ?? undefined;
  const band = weightBand(sex, ageMonths);
  const drawn = weightKg !== undefined && placeOf(weightKg, band) !== "impossible" ? weightKg : undefined;
  return (
    <div className="growth">
      <div className="card stack stack--l">
        <WordChoice legend={texts.sexQuestion} options={SEXES} labels={texts.sexes} chosen={sex} onChoose={setSex} />
        <AgeSlider value={ageMonths} onChange={setAgeMonths} texts={texts} />
        <WeightField band={band} ageMonths={ageMonths} typed={weight} onChange={setWeight} texts={texts} />
      </div>
      <StageCard ageMonths={ageMonths} texts={texts} />
      <div className="card stack growth-whole">
        <WeightCurve sex={sex} ageMonths={ageMonths} weightKg={drawn} texts={texts} />
        <WeightTable texts={texts} />
      </div>
    </div>
  );
}
