import type { ConcernInfo, DogInfo } from "#shared/session/dog-info.ts";
import { storedDog } from "#shared/session/stored-check.ts";
import { restoreSession, storedIds } from "#shared/session/stored-session.ts";

/** What was changed in a form and not sent yet. */
interface AnswersDraft {
  answers: Partial<DogInfo>;
  isBreedCounted: boolean;
}

/** Changed fields; of a list of concerns or checks only the changed ones. */
export function changedFields(initial: DogInfo, dog: DogInfo): Partial<DogInfo> {
  const changed = Object.entries(dog).filter(([field, value]) => value !== initial[field as keyof DogInfo]);
  return {
    ...(Object.fromEntries(changed) as Partial<DogInfo>),
    ...(dog.concerns !== initial.concerns && { concerns: without(dog.concerns, initial.concerns) }),
    ...(dog.checks !== initial.checks && { checks: without(dog.checks, initial.checks) }),
  };
}

/** The answers of the report, possibly of a newer version, with a draft on top. */
export const withDraft = (initial: DogInfo, { concerns, checks, ...fields }: Partial<DogInfo>): DogInfo => ({
  ...initial,
  ...fields,
  ...(concerns && {
    concerns: replaced(
      initial.concerns,
      concerns.map((one) => withStored(one, initial.concerns)),
    ),
  }),
  ...(checks && { checks: replaced(initial.checks, checks) }),
});

/** Other questions of the same concern may have been answered since. */
const withStored = (drafted: ConcernInfo, stored: readonly ConcernInfo[]): ConcernInfo => ({
  ...drafted,
  answers: { ...stored.find(({ id }) => id === drafted.id)?.answers, ...drafted.answers },
});

const without = <Entry>(entries: Entry[], before: Entry[]) => entries.filter((entry) => !before.includes(entry));

function replaced<Entry extends { id: string }>(entries: Entry[], by: Entry[]): Entry[] {
  return [...new Map([...entries, ...by].map((entry) => [entry.id, entry])).values()];
}

/** Drafts of a report as stored, by their questions. */
export function readDrafts(stored: unknown): Record<string, AnswersDraft> {
  return Object.fromEntries(Object.entries(fieldsOf(stored)).map(([asked, draft]) => [asked, readDraft(draft)]));
}

function readDraft(stored: unknown): AnswersDraft {
  const { answers, isBreedCounted } = fieldsOf(stored);
  const kept = fieldsOf(answers);
  const { dogInfo } = restoreSession(JSON.stringify({ dogInfo: kept }));
  const checked: Record<keyof DogInfo, unknown> = {
    ...storedDog(dogInfo),
    notDiagnosed: storedIds(kept["notDiagnosed"]),
  };
  const own = Object.entries(checked).filter(([field]) => Object.hasOwn(kept, field));
  return { answers: Object.fromEntries(own), isBreedCounted: isBreedCounted === true };
}

const fieldsOf = (value: unknown): Record<string, unknown> => Object(Array.isArray(value) ? null : value);
