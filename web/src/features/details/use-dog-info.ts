import { useMemo } from "react";
import { storedChecks, storedConcerns, storedWordAnswers } from "#shared/session/stored-check.ts";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { dogInfoChanged, selectSession } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";

/** The form's answers, stored over a reload, and a function to change some of them. */
export function useDogInfo() {
  const dispatch = useAppDispatch();
  const { dogInfo: kept } = useAppSelector(selectSession);
  const dog = useMemo(
    () => ({
      ...kept,
      wordAnswers: storedWordAnswers(kept.wordAnswers),
      concerns: storedConcerns(kept.concerns),
      checks: storedChecks(kept.checks),
    }),
    [kept],
  );
  const change = (answers: Partial<DogInfo>) => {
    dispatch(dogInfoChanged(answers));
  };
  return { dog, change };
}
