import type { z } from "zod";

/** One call between services: subject, shapes and timeout, defined once for both sides. */
export type Rpc<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> = {
  subject: string;
  request: Request;
  reply: Reply;
  timeoutMs: number;
  /** A call that may be retried after a timeout. */
  idempotent: boolean;
};

/** Timeout of a call that a visitor waits for: the gateway must reply within 2 s even if a service is down. */
export const VISITOR_TIMEOUT_MS = 1_500;

export const rpc = <Request extends z.ZodType, Reply extends z.ZodType>(
  definition: Rpc<Request, Reply>,
): Rpc<Request, Reply> => definition;

/** Input of a caller (before defaults) and of a handler. */
export type RequestOf<T> = T extends Rpc<infer Request> ? z.input<Request> : never;
export type HandledRequestOf<T> = T extends Rpc<infer Request> ? z.output<Request> : never;
export type ReplyOf<T> = T extends Rpc<z.ZodType, infer Reply> ? z.output<Reply> : never;

/** All calls of one service, by name. */
export type Contract = Record<string, Rpc>;
