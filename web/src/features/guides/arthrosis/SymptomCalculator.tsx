import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { percents } from "../parts/numbers.ts";
import { ScoredResult } from "../parts/ScoredResult.tsx";
import type { ArthrosisTexts } from "./arthrosis.texts.ts";
import { bandOf, RATINGS, severityPercent, SYMPTOMS, vetSigns, type Ratings } from "./severity.ts";

const CHOICES = ["0", "1", "2", "3"] as const;

/** Eight signs to rate from none to strong, with the share of the highest sum and advice. */
export function SymptomCalculator({ texts }: { texts: ArthrosisTexts }) {
  const [ratings, setRatings] = useState<Ratings>({});
  return (
    <div className="guide-widget">
      <div className="card symptom-list">
        {SYMPTOMS.map((symptom) => {
          const rating = ratings[symptom];
          return (
            <WordChoice
              key={symptom}
              legend={texts.symptoms[symptom]}
              options={CHOICES}
              labels={texts.ratings}
              chosen={rating === undefined ? undefined : CHOICES[rating]}
              onChoose={(choice) => setRatings({ ...ratings, [symptom]: RATINGS[CHOICES.indexOf(choice)] })}
            />
          );
        })}
      </div>
      <SymptomResult ratings={ratings} texts={texts} />
    </div>
  );
}

function SymptomResult({ ratings, texts }: { ratings: Ratings; texts: ArthrosisTexts }) {
  const language = useLanguage();
  const answered = Object.keys(ratings).length;
  const percent = severityPercent(ratings);
  return (
    <div className="guide-result guide-result--stays" aria-live="polite">
      {answered === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ScoredResult
          score={percents(percent, language)}
          band={texts.bands[bandOf(percent)]}
          vetSigns={vetSigns(ratings)}
          vetFirst={texts.vetFirst}
          note={<p className="small soft">{formatText(texts.answered, { answered, of: SYMPTOMS.length })}</p>}
        />
      )}
    </div>
  );
}
