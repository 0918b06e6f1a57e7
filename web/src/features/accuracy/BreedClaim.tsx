import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { Bars } from "./Bars.tsx";
import { Claim } from "./Claim.tsx";
import type { MeasuredFigures, Share } from "./figures.ts";
import { useAccuracyTexts } from "./texts.ts";

const rest = ({ count, of }: Share): Share => ({ count: of - count, of });

/** Accuracy of the network: breeds, dog or not, calibration. */
export function BreedClaim({ photos }: Pick<MeasuredFigures, "photos">) {
  const { breed } = useAccuracyTexts();
  const number = new Intl.NumberFormat(LANGUAGE_FACTS[useLanguage()].locale, { style: "percent" });
  const { dogsRefused, othersAccepted, firstRight, amongThree, calibration } = photos;
  const alone = photos.oneName.find(({ isShipped }) => isShipped);
  const counts = { photos: photos.photos, dogs: dogsRefused.of, others: othersAccepted.of };
  return (
    <Claim
      title={breed.title}
      lead={breed.lead}
      measuredOn={photos.measuredOn}
      sample={[formatText(breed.sample, counts), breed.kind]}
    >
      <Bars
        bars={[
          { name: breed.first, share: firstRight },
          { name: breed.three, share: amongThree },
          { name: breed.alone, share: alone?.listedRight ?? null },
          { name: breed.unlisted, share: alone && alone.unlisted.of > 0 ? rest(alone.unlisted) : null },
          { name: breed.mix, share: null },
          { name: breed.dog, share: rest(dogsRefused) },
          { name: breed.other, share: rest(othersAccepted) },
        ]}
      />
      <div className="stack stack--s">
        <h3 className="step-4">{breed.calibration}</h3>
        <p className="small soft">{breed.calibrationLead}</p>
        <Bars
          bars={calibration.map(({ from, to, right }) => ({
            name: formatText(breed.sureness, { from: number.format(from), to: number.format(to) }),
            share: right,
          }))}
        />
      </div>
    </Claim>
  );
}
