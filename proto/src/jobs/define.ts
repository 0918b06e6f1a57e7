import type { z } from "zod";

/** Work for one worker at a time: payload, retry policy and dedupe key, declared together. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  stream: string;
  subject: `job.${string}`;
  payload: Payload;
  /** Lease of one delivery; renewed while the handler runs. */
  ackWaitMs: number;
  maxDeliver: number;
  /** Delay before the nth retry, the last one for all further ones. */
  retryDelaysMs: readonly number[];
  /** Two messages of the same key within two minutes are one. */
  dedupeKey: (payload: z.output<Payload>, attempt: number) => string;
};
export const job = <Payload extends z.ZodType>(definition: Job<Payload>): Job<Payload> => definition;
