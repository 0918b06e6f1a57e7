import { useEffect, useEffectEvent, useState } from "react";
import { answersDraftName } from "#shared/answers-draft.ts";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useTabState } from "#shared/session/use-tab-state.ts";
import { changedFields, readDrafts, withDraft } from "./answers-draft.ts";

/** The form's answers, kept by the tab per report and questions until they are sent. */
export function useAnswersDraft(reportId: string, questions: string, createInitial: () => DogInfo) {
  const { value: drafts, set } = useTabState(answersDraftName(reportId), readDrafts);
  const [initial] = useState(createInitial);
  const [opened] = useState(() => withDraft(initial, drafts[questions]?.answers ?? {}));
  const [dog, setDog] = useState(opened);
  const [isBreedCounted, setIsBreedCounted] = useState(drafts[questions]?.isBreedCounted ?? false);
  const keep = useEffectEvent(() => {
    if (dog === opened && !isBreedCounted && !drafts[questions]) return;
    set({ ...drafts, [questions]: { answers: changedFields(initial, dog), isBreedCounted } });
  });
  useEffect(() => keep(), [dog, isBreedCounted]);
  return {
    dog,
    /** The answers before the draft. */
    initial,
    change: (answers: Partial<DogInfo>) => setDog((before) => ({ ...before, ...answers })),
    isBreedCounted,
    setIsBreedCounted,
    clearDraft: () => {
      const { [questions]: _sent, ...others } = drafts;
      set(others);
    },
  };
}
