import { z } from "zod";
import { rpc } from "./define.ts";
import type { ServiceName } from "./service-status.ts";

/** Services that consume events and store dead letters. */
export const CONSUMING_SERVICES = ["mail", "tracking"] as const satisfies readonly ServiceName[];
export const MAX_LISTED = 100;

export const DeadLetterId = z.string().regex(/^[a-z0-9-]{1,80}\.\d{1,19}$/);
/** One dead letter, without payload and message id, which may be a report's id. */
const ListedDeadLetter = z.object({
  id: DeadLetterId,
  consumer: z.string().max(80),
  subject: z.string().max(120),
  /** Code of the last error. */
  reason: z.string().max(60),
  tries: z.int().min(1),
  publishedAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
});
export const DeadLetterList = z.object({ letters: z.array(ListedDeadLetter).max(MAX_LISTED), total: z.int().min(0) });

/** The newest dead letters of one service, and how many there are. */
export const listDeadLetters = (service: ServiceName) =>
  rpc({
    subject: `${service}.dead-letters.v1`,
    request: z.object({}),
    reply: DeadLetterList,
    timeoutMs: 2_500,
  });

export const ResendResult = z.object({ handled: z.int(), failed: z.int(), gone: z.int() });
/** Redelivers dead letters; handled ones are removed, failing ones stay. */
export const resendDeadLetters = (service: ServiceName) =>
  rpc({
    subject: `${service}.dead-letters-resend.v1`,
    request: z.object({ ids: z.array(DeadLetterId).min(1).max(MAX_LISTED) }),
    reply: ResendResult,
    timeoutMs: 25_000,
    idempotent: false,
  });
