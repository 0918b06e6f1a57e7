import type { z } from "zod";

/** One call between services: subject, shapes and timeout, defined once for both sides. */
export type Rpc<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> = {
  subject: string;
  request: Request;
  reply: Reply;
  timeoutMs: number;
  /** False for a call that must not be sent again after a timeout. */
  idempotent: boolean;
};

/** Timeout of a call that a visitor waits for: the gateway must reply within 2 s even if a service is down. */
export const VISITOR_TIMEOUT_MS = 1_500;
const OPERATOR_TIMEOUT_MS = 1_800;

type Defaults = "timeoutMs" | "idempotent";
type Definition<Request extends z.ZodType, Reply extends z.ZodType> = Omit<Rpc<Request, Reply>, Defaults> &
  Partial<Pick<Rpc, Defaults>>;

/** A call; by default an idempotent one that an operator waits for. */
export const rpc = <Request extends z.ZodType, Reply extends z.ZodType>(
  definition: Definition<Request, Reply>,
): Rpc<Request, Reply> => ({ timeoutMs: OPERATOR_TIMEOUT_MS, idempotent: true, ...definition });

/** Input of a caller (before defaults) and of a handler. */
export type RequestOf<T> = T extends Rpc<infer Request> ? z.input<Request> : never;
export type HandledRequestOf<T> = T extends Rpc<infer Request> ? z.output<Request> : never;
export type ReplyOf<T> = T extends Rpc<z.ZodType, infer Reply> ? z.output<Reply> : never;

/** All calls of one service, by name. */
export type Contract = Record<string, Rpc>;
