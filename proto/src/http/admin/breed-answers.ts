import { z } from "zod";

/** A month of UTC, as 2026-11. */
export const Month = z.string().regex(/^\d{4}-\d{2}$/);

const Count = z.int().min(0);

/** Reply of GET /api/admin/breed-answers: what the photo network said beside what owners said. Names in English. */
export const BreedAnswers = z.object({
  /** The first month that is counted. */
  from: Month,
  total: Count,
  /** Answers that say the same as the network. */
  same: Count,
  /** Most frequent first; `total` counts those that are cut off as well. */
  answers: z.array(z.object({ said: z.string(), answered: z.string(), isSame: z.boolean(), count: Count })),
});
export type BreedAnswers = z.infer<typeof BreedAnswers>;
