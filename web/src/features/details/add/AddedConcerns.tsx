import "@hundeblick/web-kit/styles/check/questions.css";
import { type ConcernId, MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChosenConcerns } from "../check/components/ChosenConcerns.tsx";
import { ConcernGroups } from "../check/components/ConcernGroups.tsx";
import { ConcernQuestions } from "../check/components/ConcernQuestions.tsx";
import { NotLoaded } from "../check/components/NotLoaded.tsx";
import { SuggestedConcerns } from "../check/components/SuggestedConcerns.tsx";
import { withAnswersOf, withShared } from "../check/same-answers.ts";
import { triageDog } from "../check/triage-dog.ts";
import { useLists } from "../check/use-lists.ts";
import type { AddedFormProps } from "./add-answers-props.ts";

/** Concerns chosen after the report was made, suggested by words or from the list, with their questions. */
export function AddedConcerns({ dog, initial, change }: AddedFormProps) {
  const { t } = useTranslation();
  const { value: lists, failed, again } = useLists();
  // concerns of the report have parts of their own
  const before = initial.concerns.map(({ id }) => id);
  const [confirmed, setConfirmed] = useState<ConcernId | null>(null);
  const added = dog.concerns.filter(({ id }) => !before.includes(id));
  if (failed) return <NotLoaded onAgain={again} />;
  if (!lists || before.length >= MAX_CONCERNS) return null;
  const choose = (id: ConcernId) => {
    setConfirmed(id);
    change({ concerns: [...dog.concerns, withAnswersOf(dog.concerns, { id, answers: {}, skipped: [] })] });
  };
  const leave = (id: ConcernId) => change({ concerns: dog.concerns.filter((other) => other.id !== id) });
  const others = lists.concerns.filter(({ id }) => !before.includes(id));
  return (
    <section className="stack concerns" aria-label={t("What is it about?")}>
      <SuggestedConcerns
        concerns={others}
        chosen={dog.concerns}
        words={dog.additionalInfo}
        ageMonths={triageDog(dog).ageMonths ?? undefined}
        onChoose={choose}
      />
      <h3 className="step-4">{t("What is it about?")}</h3>
      <ConcernGroups concerns={others} chosen={dog.concerns} onChoose={choose} onLeave={leave} />
      <ChosenConcerns concerns={others} chosen={added} onLeave={leave} />
      {added.map((concern) => (
        <ConcernQuestions
          key={concern.id}
          info={concern}
          dog={triageDog(dog)}
          onChange={(next) => change({ concerns: withShared(dog.concerns, next) })}
          isFocused={concern.id === confirmed}
        />
      ))}
    </section>
  );
}
