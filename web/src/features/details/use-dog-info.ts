import { useMemo } from "react";
import { keptChecks, keptConcerns, keptWordAnswers } from "../../app/kept-check.ts";
import type { DogInfo } from "../../app/dog-info.ts";
import { dogInfoChanged, selectDogInfo } from "../../app/session.slice.ts";
import { useAppDispatch, useAppSelector } from "../../app/store.ts";

/** The answers typed so far (kept over a reload) and the way to change some of them. */
export function useDogInfo() {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectDogInfo);
  const dog = useMemo(
    () => ({
      ...kept,
      wordAnswers: keptWordAnswers(kept.wordAnswers),
      concerns: keptConcerns(kept.concerns),
      checks: keptChecks(kept.checks),
    }),
    [kept],
  );
  const change = (answers: Partial<DogInfo>) => {
    dispatch(dogInfoChanged(answers));
  };
  return { dog, change };
}
