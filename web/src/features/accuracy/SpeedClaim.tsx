import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { Length } from "./Bars.tsx";
import { Claim } from "./Claim.tsx";
import type { MeasuredFigures } from "./figures.ts";
import { useAccuracyTexts } from "./texts.ts";

/** Duration of a report on a slow connection, with and without resizing the photo. */
export function SpeedClaim({ speed }: Pick<MeasuredFigures, "speed">) {
  const texts = useAccuracyTexts().speed;
  const number = new Intl.NumberFormat(LANGUAGE_FACTS[useLanguage()].locale, { maximumFractionDigits: 1 });
  const ways = [
    { name: texts.small, seconds: speed.p50 },
    { name: texts.original, seconds: speed.p50Old },
  ];
  const longest = Math.max(...ways.map(({ seconds }) => seconds));
  return (
    <Claim
      title={texts.title}
      lead={texts.lead}
      measuredOn={speed.measuredOn}
      sample={[formatText(texts.sample, { photos: speed.photos })]}
    >
      <ul className="accuracy-bars">
        {ways.map(({ name, seconds }) => (
          <li key={name}>
            <p>
              <span>{name}</span> <b>{formatText(texts.seconds, { seconds: number.format(seconds) })}</b>
            </p>
            <Length share={seconds / longest} />
          </li>
        ))}
      </ul>
    </Claim>
  );
}
