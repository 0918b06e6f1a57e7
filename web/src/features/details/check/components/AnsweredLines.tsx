import { answerText } from "@hundeblick/triage/because";
import type { Concern, Question } from "@hundeblick/triage/concern";
import { useTranslation } from "react-i18next";
import type { ConcernInfo } from "#shared/session/dog-info.ts";

interface AnsweredLinesProps {
  concern: Concern;
  info: ConcernInfo;
  questions: readonly Question[];
  onShow: (id: string) => void;
}

/** Answered and skipped questions, with a link back to each. */
export function AnsweredLines({ concern, info, questions, onShow }: AnsweredLinesProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <ul className="done-answers" aria-label={t("Already answered")}>
      {questions.map((question) => {
        const answer = info.answers[question.id];
        const given = answer === undefined ? [] : [answer].flat();
        const words = given.map((one) => answerText(question, one, concern.language)).join("; ");
        return (
          <li key={question.id}>
            <p>
              <span>{question.text}</span>
              <b>{words || t("I don't know")}</b>
            </p>
            <button
              className="link-button"
              type="button"
              aria-label={t("Change the answer: {{question}}", { question: question.text })}
              onClick={() => onShow(question.id)}
            >
              {t("Change")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
