import { useMemo } from "react";
import { storedDog } from "#shared/session/stored-check.ts";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { dogInfoChanged, selectSession } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";

/** A part of the form. */
export interface DogFormProps {
  dog: DogInfo;
  change: (answers: Partial<DogInfo>) => void;
}

/** The form's answers, stored over a reload, and a function to change some of them. */
export function useDogInfo(): DogFormProps {
  const dispatch = useAppDispatch();
  const { dogInfo: kept } = useAppSelector(selectSession);
  const dog = useMemo(() => storedDog(kept), [kept]);
  return { dog, change: (answers) => dispatch(dogInfoChanged(answers)) };
}
