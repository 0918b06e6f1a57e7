import type { WordAnswer } from "@hundeblick/proto/health/answers";
import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import { useId } from "react";
import { useTranslation } from "react-i18next";

interface WordQuestionsProps {
  signs: ReadSigns | null;
  answers: readonly WordAnswer[];
  onAnswer: (given: WordAnswer) => void;
}

/** Questions about a possible emergency, directly below the text. */
export function WordQuestions({ signs, answers, onAnswer }: WordQuestionsProps) {
  return (
    <div aria-live="assertive">
      {signs?.ask.map((sign) => (
        <Asked
          key={sign.id}
          sign={sign}
          answer={answers.find(({ id }) => id === sign.id)?.answer}
          onAnswer={(answer) => onAnswer({ id: sign.id, answer })}
        />
      ))}
    </div>
  );
}

interface AskedProps {
  sign: ReadSigns["ask"][number];
  answer: WordAnswer["answer"] | undefined;
  onAnswer: (answer: WordAnswer["answer"]) => void;
}

function Asked({ sign, answer, onAnswer }: AskedProps) {
  const { t } = useTranslation();
  const id = useId();
  const [before = "", after] = sign.question.split(sign.words, 2);
  return (
    <fieldset className={answer ? "ask-back is-answered" : "ask-back arrives"} aria-labelledby={id}>
      <h3 className="step-4" id={id}>
        {after === undefined ? (
          sign.question
        ) : (
          <>
            {before}
            <mark>{sign.words}</mark>
            {after}
          </>
        )}
      </h3>
      <div className="answers">
        {sign.answers.map((option) => (
          <label className="answer" key={option.id}>
            <input type="radio" name={id} checked={answer === option.id} onChange={() => onAnswer(option.id)} />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {!answer && <p className="small">{t("Not sure? Then choose the first answer.")}</p>}
    </fieldset>
  );
}
