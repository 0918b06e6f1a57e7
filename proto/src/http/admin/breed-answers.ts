import { z } from "zod";

/** A month in UTC, as 2026-11. */
const Month = z.string().regex(/^\d{4}-\d{2}$/);

const Count = z.int().min(0);

/** Reply of GET /api/admin/breed-answers: the photo network's breed compared with the owner's. Names in English. */
export const BreedAnswers = z.object({
  /** First month counted. */
  from: Month,
  total: Count,
  /** Answers that agree with the network. */
  same: Count,
  /** Most frequent first; `total` includes those cut off. */
  answers: z.array(z.object({ said: z.string(), answered: z.string(), isSame: z.boolean(), count: Count })),
});
export type BreedAnswers = z.infer<typeof BreedAnswers>;
