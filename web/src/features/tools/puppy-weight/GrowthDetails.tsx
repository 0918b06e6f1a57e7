import { type KgRange, placeByAge, PUBLISHED_WEEKS } from "@hundeblick/triage/breeds/growth";
import type { Sex } from "@hundeblick/triage/breeds/growth-quartiles";
import { formatKg } from "#shared/growth/format-kg.ts";
import { GrowthCurve } from "#shared/growth/GrowthCurve.tsx";
import { GrowthTable } from "#shared/growth/GrowthTable.tsx";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import type { GrowthAssessment, WeighedPuppy } from "./assess-growth.ts";
import { type GrownDog, WEEKS, weeksOld } from "./puppy-weight.ts";
import { QuartilesTable } from "./QuartilesTable.tsx";
import { Weighings } from "./Weighings.tsx";
import type { Weighing } from "./weighings.ts";

interface GrowthDetailsProps {
  grown: GrownDog;
  sex: Sex | undefined;
  born: Date;
  growth: GrowthAssessment;
  weighings: readonly Weighing[];
  onWeigh: (weights: string | undefined) => void;
}

/** A young puppy sees the first year larger; later the way to the grown dog comes in. */
const WEEKS_AHEAD = 8;

/** The drawing with the dog's own weights, those to enter, and the curve as a table. */
export function GrowthDetails({
  grown: { adultKg, averageKg, breed },
  sex,
  born,
  growth,
  weighings,
  onWeigh,
}: GrowthDetailsProps) {
  const language = useLanguage();
  const text = useToolTexts("puppyWeight");
  const today = weeksOld(born, useToday());
  const name = breed
    ? formatText(sex ? text.ofSex[sex] : "{{breed}}", { breed: breed.name })
    : formatText(text.adult, { kg: formatKg(adultKg[0], language) });
  const caption = formatText(text.curveCaption, { dog: name });
  return (
    <div className="growth">
      <section className="stack" aria-labelledby="puppy-curve">
        <h3 className="step-4" id="puppy-curve">
          {text.curveTitle}
        </h3>
        <GrowthCurve
          adultKg={adultKg}
          caption={caption}
          untilWeeks={today < PUBLISHED_WEEKS.last - WEEKS_AHEAD ? PUBLISHED_WEEKS.last : undefined}
          nowWeeks={today <= WEEKS.max ? today : undefined}
          dog={growth.weighed.filter((one) => isDrawn(adultKg, one))}
        />
        <GrowthTable caption={caption} columns={[{ label: "kg", adultKg }]} />
        <QuartilesTable averageKg={averageKg} sex={sex} />
      </section>
      <Weighings born={born} weighings={weighings} weighed={growth.weighed} onChange={onWeigh} />
    </div>
  );
}

/** A slip of the comma would press the curve flat. */
const isDrawn = (adultKg: KgRange, { weeks, kg }: WeighedPuppy): boolean =>
  placeByAge(adultKg, weeks, kg) !== "impossible";
