import { placeIn, weeksOfMonths } from "@hundeblick/triage/breeds/growth";
import { useState } from "react";
import { GrowthCurve } from "#shared/growth/GrowthCurve.tsx";
import { GrowthTable } from "#shared/growth/GrowthTable.tsx";
import { formatPlural, formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { kilos } from "../parts/numbers.ts";
import { Slider } from "../parts/Slider.tsx";
import { ADULT_KG, AGE, readPuppyKg, SEXES, weightBand, type Sex } from "./growth.ts";
import type { LabradorTexts } from "./labrador.texts.ts";
import { StageCard } from "./StageCard.tsx";
import { WeightField } from "./WeightField.tsx";

/** Stage of a Labrador at an age, and its weight on the curve of its sex. */
export function GrowthByAge({ texts }: { texts: LabradorTexts }) {
  const language = useLanguage();
  const [sex, setSex] = useState<Sex>("female");
  const [ageMonths, setAgeMonths] = useState(AGE.usual);
  const [weight, setWeight] = useState("");
  const kg = readPuppyKg(weight);
  const band = weightBand(sex, ageMonths);
  const [low, high] = band.map((end) => kilos(end, language));
  const weeks = weeksOfMonths(ageMonths);
  const isDrawn = kg !== null && placeIn(band, kg) !== "impossible";
  return (
    <div className="growth">
      <div className="card stack stack--l">
        <WordChoice legend={texts.sexQuestion} options={SEXES} labels={texts.sexes} chosen={sex} onChoose={setSex} />
        <Slider
          label={texts.ageQuestion}
          min={AGE.min}
          max={AGE.max}
          value={ageMonths}
          format={(months) => formatPlural(language, texts.months, months)}
          onChange={setAgeMonths}
        />
        <WeightField band={band} ageMonths={ageMonths} typed={weight} onChange={setWeight} texts={texts} />
      </div>
      <StageCard ageMonths={ageMonths} texts={texts} />
      <div className="card stack growth-whole">
        <GrowthCurve
          adultKg={ADULT_KG[sex]}
          caption={
            <>
              <strong>{texts.sexes[sex]}:</strong>{" "}
              {formatText(texts.often, { months: ageMonths, low: low ?? "", high: high ?? "" })}
            </>
          }
          nowWeeks={weeks}
          dog={isDrawn ? [{ weeks, kg }] : []}
        />
        <GrowthTable
          caption={texts.tableCaption}
          columns={SEXES.toReversed().map((each) => ({ label: texts.sexes[each], adultKg: ADULT_KG[each] }))}
        />
      </div>
    </div>
  );
}
