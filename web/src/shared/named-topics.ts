import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Names } from "@hundeblick/triage/modules";
import type { PageTopic } from "@hundeblick/triage/page-slugs";

interface Wanted {
  concerns: readonly ConcernId[];
  checks: readonly CheckId[];
}

/** These concerns, then these checks, by name. */
export const namedTopics = (names: Names, { concerns, checks }: Wanted): (PageTopic & { name: string })[] => [
  ...names.concerns
    .filter(({ id }) => concerns.includes(id))
    .map(({ id, name }) => ({ kind: "concern" as const, id, name })),
  ...names.checks.filter(({ id }) => checks.includes(id)).map(({ id, name }) => ({ kind: "check" as const, id, name })),
];
