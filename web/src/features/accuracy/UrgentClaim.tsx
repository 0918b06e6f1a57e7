import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { Claim } from "./Claim.tsx";
import { EmergencyDots } from "./EmergencyDots.tsx";
import type { MeasuredFigures } from "./figures.ts";
import { useAccuracyTexts } from "./texts.ts";

/** Recall and false alarms of words, in the language of the page. */
export function UrgentClaim({ words }: Pick<MeasuredFigures, "words">) {
  const { urgent } = useAccuracyTexts();
  const figures = words.languages[useLanguage()];
  const { dangerous, raised, asked, harmless, falseAlarms, askedHarmless } = figures;
  const errors = [
    { ...urgent.missed, count: dangerous - raised - asked, of: formatText(urgent.missedOf, { of: dangerous }) },
    { ...urgent.alarmed, count: falseAlarms, of: formatText(urgent.alarmedOf, { of: harmless }) },
  ];
  const isMeasured = dangerous > 0;
  return (
    <Claim
      title={urgent.title}
      lead={urgent.lead}
      measuredOn={isMeasured ? words.measuredOn : null}
      sample={isMeasured ? [formatText(urgent.sample, { all: dangerous + harmless, dangerous })] : []}
    >
      {isMeasured && (
        <>
          <div className="two-errors">
            {errors.map(({ name, why, count, of }) => (
              <div key={name}>
                <h3 className="step-4">{name}</h3>
                <p className="accuracy-figure">
                  {count} <small>{of}</small>
                </p>
                <p className="small">{why}</p>
              </div>
            ))}
          </div>
          <EmergencyDots {...figures} />
          <p className="small soft">{formatText(urgent.askedHarmless, { count: askedHarmless })}</p>
        </>
      )}
    </Claim>
  );
}
