import type { EventDefinition, PayloadInputOf, PayloadOf } from "@hundeblick/proto/events/define";
import type { Job } from "@hundeblick/proto/jobs/define";
import type { Language } from "@hundeblick/proto/language";
import type { Contract, HandledRequestOf, ReplyOf, RequestOf, Rpc } from "@hundeblick/proto/rpc/define";
import type { z } from "zod";
import type { DeadLetter, DeadLetters } from "../dead-letters/store.ts";
import type { Resource } from "../lifecycle/index.ts";
import type { JobOutcome } from "./outcome.ts";

export type CallOptions = { timeoutMs?: number; language?: Language };
export type CallMeta = { language?: Language; deadline: Date };
export type EventMeta = { id: string; delivery: number };
export type JobMeta = { delivery: number; signal: AbortSignal };

/** One endpoint: the definition it answers and what answers it. Made by {@link handle}. */
export type Handler<T extends Rpc = Rpc> = { definition: T; run(request: unknown, meta: CallMeta): Promise<unknown> };
export type HandlersOf<T extends Contract> = { [Name in keyof T]: Handler<T[Name]> };

export type Bus = Resource & {
  /** @throws {AppError} the callee's code; `unavailable` when nobody answers, `timeout` when nobody answers in time. */
  call<T extends Rpc>(definition: T, request: RequestOf<T>, options?: CallOptions): Promise<ReplyOf<T>>;
  /** Answers all calls of a contract. @throws {Error} when a handler is missing or too many. */
  serve<T extends Contract>(contract: T, handlers: HandlersOf<T>): Promise<void>;
  /**
   * Tells an event, stored before this returns; the same id within two minutes is one. `origin`: the trace it came
   * from. @throws {AppError} unavailable
   */
  publish<T extends EventDefinition>(
    event: T,
    payload: PayloadInputOf<T>,
    options: { id: string; origin?: string },
  ): Promise<void>;
  /**
   * Consumes an event, at least once, also what was published while this service was away. Most come in order, none
   * is promised to: one that is tried again comes after later ones, and processes of one service work side by side.
   * One that is rejected again and again becomes a dead letter.
   */
  subscribe<T extends EventDefinition>(
    event: T,
    options: { durable: string; deadLetters: DeadLetters },
    handler: (payload: PayloadOf<T>, meta: EventMeta) => Promise<void>,
  ): Promise<void>;
  /**
   * Gives a dead letter of this service to its consumer again, now. @throws what its handler throws; {AppError}
   * not_found without such a consumer
   */
  redeliver(letter: DeadLetter): Promise<void>;
  /**
   * Wakes a worker; the same wake number of the same payload within two minutes is one. @throws {AppError}
   * unavailable
   */
  enqueue<P extends z.ZodType>(
    job: Job<P>,
    payload: z.input<P>,
    options: { wake: number; origin?: string },
  ): Promise<void>;
  /** Works on a queue. `onDead` hears of payloads that used up their deliveries. */
  work<P extends z.ZodType>(
    job: Job<P>,
    handler: (payload: z.output<P>, meta: JobMeta) => Promise<JobOutcome>,
    options: { concurrency: number; onDead?: (payload: z.output<P>) => Promise<void> },
  ): Promise<void>;
  /**
   * When the oldest wake-up in this queue was sent that none of our workers has taken yet; null when all are taken.
   * @throws {AppError} unavailable
   */
  oldestPendingAt<P extends z.ZodType>(job: Job<P>): Promise<Date | null>;
  /** How many messages of this queue were given up in the last seven days; needs a worker with `onDead`. */
  deadLetters<P extends z.ZodType>(job: Job<P>): Promise<number>;
  check: () => Promise<void>;
};

/** Binds a function to the call it answers. */
export const handle = <T extends Rpc>(
  definition: T,
  run: (request: HandledRequestOf<T>, meta: CallMeta) => Promise<ReplyOf<T>>,
): Handler<T> => ({
  definition,
  run: (request, meta) => run(request as HandledRequestOf<T>, meta),
});

/** @throws {Error} naming every call without a handler and every handler without a call. */
export function checkHandlers(contract: Contract, handlers: Record<string, Handler>): void {
  const wrong = [
    ...Object.keys(contract)
      .filter((name) => handlers[name]?.definition !== contract[name])
      .map((name) => `${name} has no handler of its own`),
    ...Object.keys(handlers)
      .filter((name) => !(name in contract))
      .map((name) => `${name} is not in the contract`),
  ];
  if (wrong.length > 0) throw new Error(`Handlers do not fit the contract: ${wrong.join("; ")}.`);
}
