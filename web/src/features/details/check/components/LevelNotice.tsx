import type { CheckAnswers } from "@hundeblick/proto/health/check";
import { isUrgent } from "@hundeblick/proto/health/levels";
import type { Assessment } from "@hundeblick/triage/assess";
import { useTranslation } from "react-i18next";
import { LevelCard } from "#shared/ui/LevelCard.tsx";
import { EmergencyVetLink } from "#shared/ui/EmergencyVetLink.tsx";
import { NONE } from "../answering.ts";
import { useUrgentInView } from "../use-urgent-in-view.ts";

interface LevelNoticeProps {
  assessment: Assessment;
  /** No question is open. */
  isDone: boolean;
  answers: CheckAnswers;
}

/** The level: at once for now and today, otherwise after all questions. An urgent one is scrolled into view. */
export function LevelNotice({ assessment, isDone, answers }: LevelNoticeProps) {
  const { t } = useTranslation();
  const { level, reasons, home, doNot } = assessment;
  // `unknown` is no result while questions are open: then an answered reason is needed
  const said = reasons.filter(({ because }) => isDone || because.some(isAnswered));
  const urgent = isUrgent(level) && said.some((reason) => reason.level === level);
  const isShown = urgent || (isDone && Object.keys(answers).length > 0);
  const box = useUrgentInView(urgent, level);
  return (
    <div ref={box} aria-live={urgent ? "assertive" : "polite"}>
      {isShown && (
        <div className="heads-up arrives">
          <LevelCard level={level}>
            {said.map(({ ruleId, text, because }) => (
              <p key={ruleId}>
                {because.length > 0 && (
                  <span className="soft">
                    {t("Because you said: {{words}}", { words: because.map((fact) => fact.text).join("; ") })}
                    <br />
                  </span>
                )}
                {text}
              </p>
            ))}
          </LevelCard>
          {level === "now" && <EmergencyVetLink />}
          {isDone || level === "now" ? (
            <WhatToDo home={home} doNot={doNot} />
          ) : (
            <details className="question-why">
              <summary>{t("What helps until then")}</summary>
              <WhatToDo home={home} doNot={doNot} />
            </details>
          )}
        </div>
      )}
    </div>
  );
}

function WhatToDo({ home, doNot }: Pick<Assessment, "home" | "doNot">) {
  const { t } = useTranslation();
  return (
    <div className="heads-up">
      <Advice title={t("What to do until then")} lines={home} />
      <Advice title={t("What not to do")} lines={doNot} />
    </div>
  );
}

function Advice({ title, lines }: { title: string; lines: Assessment["home"] }) {
  if (lines.length === 0) return null;
  return (
    <div className="stack stack--s">
      <h4 className="step-3">{title}</h4>
      <ul className="advice">
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

const isAnswered = ({ question, answer }: Assessment["reasons"][number]["because"][number]): boolean =>
  question !== null && answer !== NONE;
