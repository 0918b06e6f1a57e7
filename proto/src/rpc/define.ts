import type { z } from "zod";

/** One call between services: subject, shapes and time limit, defined once for both sides. */
export type Rpc<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> = {
  subject: string;
  request: Request;
  reply: Reply;
  timeoutMs: number;
  /** A call that may be sent again after a time-out. */
  idempotent: boolean;
};

/** Limit of a call that a visitor waits for: whatever is away, the gateway says so within 2 s, with its own work. */
export const VISITOR_TIMEOUT_MS = 1_500;

export const rpc = <Request extends z.ZodType, Reply extends z.ZodType>(
  definition: Rpc<Request, Reply>,
): Rpc<Request, Reply> => definition;

/** What a caller gives (before defaults are filled in) and what a handler receives. */
export type RequestOf<T> = T extends Rpc<infer Request> ? z.input<Request> : never;
export type HandledRequestOf<T> = T extends Rpc<infer Request> ? z.output<Request> : never;
export type ReplyOf<T> = T extends Rpc<z.ZodType, infer Reply> ? z.output<Reply> : never;

/** All calls one service answers, by name. */
export type Contract = Record<string, Rpc>;
