import { MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { askedAnswers, withAnswer } from "../emergency/alarms.ts";
import { WordQuestions } from "../emergency/components/WordQuestions.tsx";
import { useReadWords } from "../emergency/use-read-words.ts";
import type { AddedFormProps } from "./add-answers-props.ts";
import { AddedConcerns } from "./AddedConcerns.tsx";

/**
 * The owner's text with questions about suspicious words and suggested concerns. An answer is removed with its words.
 */
export function AskedWords({ dog, initial, change }: AddedFormProps) {
  const { t } = useTranslation();
  const { signs, read, failed } = useReadWords(dog.additionalInfo);
  const dropAnswers = useEffectEvent(() => {
    const wordAnswers = askedAnswers(dog.wordAnswers, [read]);
    if (wordAnswers.length < dog.wordAnswers.length) change({ wordAnswers });
  });
  useEffect(() => dropAnswers(), [read]);
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor="own-words">{t("Your own words")}</label>
        <textarea
          className="input"
          id="own-words"
          rows={5}
          maxLength={MAX_LENGTHS.additionalInfo}
          value={dog.additionalInfo}
          aria-describedby="own-words-help"
          onChange={(event) => change({ additionalInfo: event.target.value })}
        />
        <p className="help" id="own-words-help">
          {t("Say it in other words, or leave out what does not matter. The report quotes you word for word.")}
        </p>
        <p className="help" aria-live="polite">
          {failed &&
            t("We cannot check this for danger signs right now. If you are worried about your dog, please call a vet.")}
        </p>
        <WordQuestions
          signs={signs}
          answers={dog.wordAnswers}
          onAnswer={(given) => change({ wordAnswers: withAnswer(dog.wordAnswers, given) })}
        />
      </div>
      <AddedConcerns dog={dog} initial={initial} change={change} />
    </div>
  );
}
