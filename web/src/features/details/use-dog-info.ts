import type { DogInfo } from "../../app/dog-info.ts";
import { dogInfoChanged, selectDogInfo } from "../../app/session.slice.ts";
import { useAppDispatch, useAppSelector } from "../../app/store.ts";

/** The answers typed so far (kept over a reload) and the way to change some of them. */
export function useDogInfo() {
  const dispatch = useAppDispatch();
  const dog = useAppSelector(selectDogInfo);
  const change = (answers: Partial<DogInfo>) => {
    dispatch(dogInfoChanged(answers));
  };
  return { dog, change };
}
