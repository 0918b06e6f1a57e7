import type { DogInfo } from "#shared/session/dog-info.ts";
import { dogInfoChanged } from "#shared/session/session.slice.ts";
import { startOver } from "#shared/session/start-over.ts";
import { type AppStore, useAppStore } from "#shared/store/store.ts";

/** Copies answers of a page into the form, to begin a report from there. */
export function useCarry(): (answers: (form: DogInfo) => Partial<DogInfo>) => void {
  const store = useAppStore();
  return (answers) => carry(store, answers);
}

/** After a report only what such a page shows about the dog stays. */
export function carry(store: AppStore, answers: (form: DogInfo) => Partial<DogInfo>): void {
  const { reportId, breed, age_months, weight_kg, sex, neutered, pregnant } = store.getState().session.dogInfo;
  if (reportId) {
    startOver(store.dispatch);
    store.dispatch(dogInfoChanged({ breed, age_months, weight_kg, sex, neutered, pregnant }));
  }
  store.dispatch(dogInfoChanged(answers(store.getState().session.dogInfo)));
}
