import type { z } from "zod";

/** A queue: payload, retry policy and deduplication key. Each message has one worker at a time. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  stream: string;
  subject: `job.${string}`;
  payload: Payload;
  /** Lease of one delivery; renewed while the handler runs. */
  ackWaitMs: number;
  maxDeliver: number;
  /** Delay before the nth retry; the last one repeats. */
  retryDelaysMs: readonly number[];
  /** Messages with the same key within two minutes are deduplicated. */
  dedupeKey: (payload: z.output<Payload>, attempt: number) => string;
};
export const job = <Payload extends z.ZodType>(definition: Job<Payload>): Job<Payload> => definition;
