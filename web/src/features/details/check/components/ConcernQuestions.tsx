import { assess } from "@hundeblick/triage/assess";
import type { Concern } from "@hundeblick/triage/concern";
import type { Dog } from "@hundeblick/triage/dog";
import { loadConcern } from "@hundeblick/triage/load";
import { nextQuestion } from "@hundeblick/triage/next-question";
import { whyAsked } from "@hundeblick/triage/why-asked";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useLoaded } from "#shared/use-loaded.ts";
import { answered, behind, skipped } from "../answering.ts";
import { useCountedUses } from "../use-counted-uses.ts";
import { AnsweredLines } from "./AnsweredLines.tsx";
import { LevelNotice } from "./LevelNotice.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { QuestionCard } from "./QuestionCard.tsx";
import { AnswersPurpose } from "./AnswersPurpose.tsx";

interface ConcernQuestionsProps {
  info: ConcernInfo;
  dog: Dog;
  onChange: (info: ConcernInfo) => void;
  /** Focuses its first question, because the owner has just confirmed the concern. */
  isFocused?: boolean;
}

/** Questions of one concern, loaded on demand. */
export function ConcernQuestions(props: ConcernQuestionsProps) {
  const { id } = props.info;
  const language = useLanguage();
  const { value, failed, again } = useLoaded(useCallback(() => loadConcern(id, language), [id, language]));
  if (failed) return <NotLoaded onAgain={again} />;
  return value && <Questions concern={value} {...props} />;
}

function Questions({ concern, info, dog, onChange, isFocused = false }: ConcernQuestionsProps & { concern: Concern }) {
  const { t } = useTranslation();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = nextQuestion(concern, info.answers, dog, info.skipped);
  // an answered question stays until the owner continues
  const [shownId, setShownId] = useState(next?.id);
  const shown = concern.questions.find(({ id }) => id === shownId);
  const moved = useRef(isFocused);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
  }, [shownId]);

  const show = (id: string | undefined) => {
    moved.current = true;
    setShownId(id);
  };
  const goOn = (from: ConcernInfo) => show(nextQuestion(concern, from.answers, dog, from.skipped)?.id);
  const skip = (id: string) => {
    const after = skipped(concern, info, id, dog);
    onChange(after);
    goOn(after);
  };
  const done = behind(concern, info).filter(({ id }) => id !== shownId);
  const at = concern.questions.findIndex(({ id }) => id === shownId);
  const before = behind(concern, info).findLast((question) => concern.questions.indexOf(question) < at);
  const assessment = assess(concern, info.answers, dog);
  const isAnswered = Object.keys(info.answers).length > 0;
  const isFinished = !shown;
  const level = isAnswered ? assessment.level : null;
  const use = { kind: "concern", id: concern.id, isFinished, level, skipped: info.skipped } as const;
  // viewing the page of a concern is no use of it yet
  useCountedUses(isAnswered || info.skipped.length > 0 ? [use] : []);
  return (
    <section className="question-card" aria-labelledby={headingId}>
      <h3 className="step-4" id={headingId} ref={shown ? undefined : heading} tabIndex={-1}>
        {concern.asked}
      </h3>
      <div className="question-columns">
        <div className="questions-aside">
          <LevelNotice assessment={assessment} isDone={!shown} answers={info.answers} />
          <AnsweredLines concern={concern} info={info} questions={done} onShow={show} />
          <AnswersPurpose />
        </div>
        {shown ? (
          <QuestionCard
            key={shown.id}
            question={shown}
            name={`${concern.id}-${shown.id}`}
            why={whyAsked(concern, shown.id)?.reason ?? null}
            answer={info.answers[shown.id]}
            heading={heading}
            onAnswer={(answer) => onChange(answered(concern, info, shown.id, answer, dog))}
            onSkip={() => skip(shown.id)}
            onNext={() => goOn(info)}
            {...(before && { onBack: () => show(before.id) })}
          />
        ) : (
          <p className="soft">{t("That was the last question. You can change every answer.")}</p>
        )}
      </div>
    </section>
  );
}
