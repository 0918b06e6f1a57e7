import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { OwnerHints } from "./ports.ts";

/** Answers a remote provider may get; never the name, medicines or measurements. */
export const ownerHints = ({ breed, ageMonths, concerns = [], additionalInfo }: OwnerAnswers): OwnerHints => ({
  ...(breed ? { breed } : {}),
  ...(ageMonths === undefined ? {} : { ageMonths }),
  ...(concerns.length > 0 ? { concerns: concerns.map(({ id }) => id) } : {}),
  ...(additionalInfo ? { words: additionalInfo } : {}),
});
