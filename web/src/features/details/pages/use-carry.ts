import type { DogInfo } from "#shared/session/dog-info.ts";
import { dogInfoChanged, reportBegun } from "#shared/session/session.slice.ts";
import { useAppStore } from "#shared/store/store.ts";

/** Copies answers of a page into the form, to begin a report from there. */
export function useCarry(): (answers: (form: DogInfo) => Partial<DogInfo>) => void {
  const store = useAppStore();
  return (answers) => {
    store.dispatch(reportBegun());
    store.dispatch(dogInfoChanged(answers(store.getState().session.dogInfo)));
  };
}
