import { type ConcernId, CONCERNS, MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import { useState } from "react";
import type { ConcernInfo, DogInfo } from "#shared/session/dog-info.ts";
import { withAnswersOf, withShared } from "./same-answers.ts";

export type ConcernChoice = ReturnType<typeof useConcernChoice>;

/** Up to three concerns, and actions on them. */
export function useConcernChoice(dog: DogInfo, change: (answers: Partial<DogInfo>) => void) {
  const [confirmed, setConfirmed] = useState<ConcernId | null>(null);
  const chosen = dog.concerns.filter(
    ({ id }, i, all) => CONCERNS.includes(id) && all.findIndex((other) => other.id === id) === i,
  );
  const choose = (id: ConcernId) => {
    if (chosen.length >= MAX_CONCERNS || chosen.some((other) => other.id === id)) return;
    change({ concerns: [...chosen, withAnswersOf(chosen, { id, answers: {}, skipped: [] })] });
  };
  return {
    chosen,
    choose,
    /** Adds a suggested concern and focuses its first question. */
    confirm: (id: ConcernId) => {
      choose(id);
      setConfirmed(id);
    },
    confirmed,
    leave: (id: ConcernId) => change({ concerns: chosen.filter((other) => other.id !== id) }),
    leaveAll: () => change({ concerns: [] }),
    update: (next: ConcernInfo) => change({ concerns: withShared(chosen, next) }),
  };
}
