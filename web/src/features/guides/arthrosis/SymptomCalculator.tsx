import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { ScoredResult } from "../parts/ScoredResult.tsx";
import { vetReason } from "../parts/vet-first.ts";
import { BAND_TEXT, RATING_TEXT, SYMPTOM_TEXT } from "./arthrosis.texts.ts";
import { bandOf, RATINGS, severityPercent, SYMPTOMS, vetSigns, type Ratings } from "./severity.ts";

const CHOICES = ["0", "1", "2", "3"] as const;

/** Eight signs to rate from "Keine" to "Stark"; the share of the highest sum and its advice change at once. */
export function SymptomCalculator() {
  const [ratings, setRatings] = useState<Ratings>({});
  return (
    <div className="guide-widget">
      <div className="card symptom-list">
        {SYMPTOMS.map((symptom) => {
          const rating = ratings[symptom];
          return (
            <WordChoice
              key={symptom}
              legend={SYMPTOM_TEXT[symptom]}
              options={CHOICES}
              labels={RATING_TEXT}
              chosen={rating === undefined ? undefined : CHOICES[rating]}
              onChoose={(choice) => setRatings({ ...ratings, [symptom]: RATINGS[CHOICES.indexOf(choice)] })}
            />
          );
        })}
      </div>
      <SymptomResult ratings={ratings} />
    </div>
  );
}

function SymptomResult({ ratings }: { ratings: Ratings }) {
  const answered = Object.keys(ratings).length;
  const percent = severityPercent(ratings);
  return (
    <div className="guide-result guide-result--stays" aria-live="polite">
      {answered === 0 ? (
        <p>Ordne die Zeichen ein. Das Ergebnis erscheint hier und ändert sich mit jedem Tippen.</p>
      ) : (
        <ScoredResult
          score={`${percent} %`}
          band={BAND_TEXT[bandOf(percent)]}
          vet={vetReason(vetSigns(ratings))}
          note={
            <p className="small soft">
              {answered} von {SYMPTOMS.length} Zeichen eingeordnet. Ein Beobachtungsbogen, keine Diagnose.
            </p>
          }
        />
      )}
    </div>
  );
}
