import type { OpenReport } from "@hundeblick/proto/http/report";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Asking } from "../asking.ts";
import { Section } from "./Section.tsx";

/** Open questions, each with a button, and one for all. */
export function OpenQuestions({ questions }: { questions: OpenReport["openQuestions"] }) {
  const { t } = useTranslation();
  const ask = useContext(Asking);
  if (questions.length === 0) return null;
  const each = [...new Map(questions.map((question) => [question.text, question])).values()];
  return (
    <Section id="open-questions" title={t("What we do not know")}>
      <div className="stack">
        <p className={ask ? "soft no-print" : "soft"}>
          {ask
            ? t("Your photo stays. We ask only what is open and update the report at once.")
            : t("We do not guess here. Your vet may ask the same.")}
        </p>
        <ul className="open-questions ruled">
          {each.map((question) => (
            <li key={question.text}>
              <span>{question.text}</span>
              {ask && (
                <button
                  className="button button--quiet button--s no-print"
                  type="button"
                  aria-label={
                    question.kind === "check"
                      ? t("Measure: {{question}}", { question: question.text })
                      : t("Answer: {{question}}", { question: question.text })
                  }
                  onClick={() => ask([question])}
                >
                  {question.kind === "check" ? t("Measure") : t("Answer")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {ask && each.length > 1 && (
          <div className="no-print">
            <button className="button" type="button" onClick={() => ask(questions)}>
              {t("Answer all of it")}
            </button>
          </div>
        )}
      </div>
    </Section>
  );
}
