import { MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import type { CheckAnswers, MeasuredCheck } from "@hundeblick/proto/health/check";
import type { ConcernInfo, DogInfo } from "#shared/session/dog-info.ts";
import { dogInfoChanged } from "#shared/session/session.slice.ts";
import { startOver } from "#shared/session/start-over.ts";
import type { AppStore } from "#shared/store/store.ts";

/** The form's concerns with this one first, up to the maximum. */
export const withConcern = (kept: readonly ConcernInfo[], info: ConcernInfo): ConcernInfo[] =>
  [info, ...kept.filter(({ id }) => id !== info.id)].slice(0, MAX_CONCERNS);

/** The form's checks with this one replaced. */
export const withCheck = (
  kept: readonly MeasuredCheck[],
  id: MeasuredCheck["id"],
  inputs: CheckAnswers,
  now: Date,
): MeasuredCheck[] => {
  const others = kept.filter((other) => other.id !== id);
  return Object.keys(inputs).length === 0 ? others : [...others, { id, inputs, measuredAt: now.toISOString() }];
};

/**
 * Copies answers of a page into the form, to begin a report from there. After a report only what such a page shows about
 * the dog stays.
 */
export function carry(store: AppStore, answers: (form: DogInfo) => Partial<DogInfo>): void {
  const { reportId, breed, age_months, weight_kg, sex, neutered, pregnant } = store.getState().session.dogInfo;
  if (reportId) {
    startOver(store.dispatch);
    store.dispatch(dogInfoChanged({ breed, age_months, weight_kg, sex, neutered, pregnant }));
  }
  store.dispatch(dogInfoChanged(answers(store.getState().session.dogInfo)));
}
