import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { OwnerHints } from "./ports.ts";

/** What a provider elsewhere may know of the answers; never the name, medicines or anything measured. */
export const ownerHints = ({ breed, ageMonths, concerns = [], additionalInfo }: OwnerAnswers): OwnerHints => ({
  ...(breed ? { breed } : {}),
  ...(ageMonths === undefined ? {} : { ageMonths }),
  ...(concerns.length > 0 ? { concerns: concerns.map(({ id }) => id) } : {}),
  ...(additionalInfo ? { words: additionalInfo } : {}),
});
