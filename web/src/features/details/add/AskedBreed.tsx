import type { AnswerQuestion } from "@hundeblick/proto/http/report-check";
import { useTranslation } from "react-i18next";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { BreedField } from "../components/BreedField.tsx";
import type { DogFormProps } from "../use-dog-info.ts";

interface AskedBreedProps extends DogFormProps {
  question: AnswerQuestion;
  /** Consent to count the answer. */
  isCounted: boolean;
  onCount: (isCounted: boolean) => void;
}

/** The breed by a likely answer or in own words; counted only with consent. */
export function AskedBreed({ question, dog, change, isCounted, onCount }: AskedBreedProps) {
  const { t } = useTranslation();
  const { text, choices = [], mayCount = false } = question;
  const choose = (breed: string) => change({ breed });
  return (
    <div className="stack">
      {choices.length > 0 && (
        <WordChoice
          legend={text}
          options={choices}
          labels={Object.fromEntries(choices.map((choice) => [choice, choice]))}
          chosen={choices.find((choice) => choice === dog.breed)}
          onChoose={choose}
        />
      )}
      <BreedField breed={dog.breed} onChange={choose} />
      {mayCount && (
        <label className="tick">
          <input type="checkbox" checked={isCounted} onChange={(event) => onCount(event.target.checked)} />
          <span>
            {t(
              "I agree that what the program saw and what I say is counted, without the photo and without anything about me.",
            )}{" "}
            <span className="optional">{t("Optional. It shows us which breeds the photo check mixes up.")}</span>
          </span>
        </label>
      )}
    </div>
  );
}
