import type { EventDefinition, PayloadInputOf, PayloadOf } from "@hundeblick/proto/events/define";
import type { Job } from "@hundeblick/proto/jobs/define";
import type { Language } from "@hundeblick/proto/language";
import type { Contract, ReplyOf, RequestOf, Rpc } from "@hundeblick/proto/rpc/define";
import type { z } from "zod";
import type { DeadLetter, DeadLetters } from "../dead-letters/store.ts";
import type { Resource } from "../lifecycle/index.ts";
import type { Handlers, JobOutcome } from "./handlers.ts";

export type CallOptions = { timeoutMs?: number; language?: Language };
export type EventMeta = { id: string; delivery: number };
export type JobMeta = { delivery: number; signal: AbortSignal };

/** Handler of one event, and the store of its dead letters. */
export type EventConsumer<T extends EventDefinition = EventDefinition> = {
  event: T;
  durable: string;
  deadLetters: DeadLetters;
  handler: (payload: PayloadOf<T>, meta: EventMeta) => Promise<void>;
};

export type Bus = Resource & {
  /** @throws {AppError} the callee's code; `unavailable` without a responder, `timeout` without a reply in time. */
  call<T extends Rpc>(definition: T, request: RequestOf<T>, options?: CallOptions): Promise<ReplyOf<T>>;
  /** Serves all calls of a contract. @throws {Error} when a handler is missing or unknown. */
  serve<T extends Contract>(contract: T, handlers: Handlers<T>): Promise<void>;
  /**
   * Publishes an event; resolves when it is stored. Deduplicated by id for two minutes. `origin`: trace that caused it.
   * @throws {AppError} unavailable
   */
  publish<T extends EventDefinition>(
    event: T,
    payload: PayloadInputOf<T>,
    options: { id: string; origin?: string },
  ): Promise<void>;
  /**
   * Subscribes to an event: at least once, including events published while the service was down. The order is not
   * guaranteed. An event that keeps failing becomes a dead letter.
   */
  subscribe<T extends EventDefinition>(
    event: T,
    options: { durable: string; deadLetters: DeadLetters },
    handler: (payload: PayloadOf<T>, meta: EventMeta) => Promise<void>,
  ): Promise<void>;
  /** Delivers a dead letter to its consumer. @throws the handler's error; {AppError} not_found without a consumer */
  redeliver(letter: DeadLetter): Promise<void>;
  /** Wakes a worker; deduplicated by payload and wake number for two minutes. @throws {AppError} unavailable */
  enqueue<P extends z.ZodType>(
    job: Job<P>,
    payload: z.input<P>,
    options: { wake: number; origin?: string },
  ): Promise<void>;
  /** Works on a queue. `onDead` receives payloads that used up their deliveries. */
  work<P extends z.ZodType>(
    job: Job<P>,
    handler: (payload: z.output<P>, meta: JobMeta) => Promise<JobOutcome>,
    options: { concurrency: number; onDead?: (payload: z.output<P>) => Promise<void> },
  ): Promise<void>;
  /** When the oldest wake-up not yet delivered was sent; null when there is none. @throws {AppError} unavailable */
  oldestPendingAt<P extends z.ZodType>(job: Job<P>): Promise<Date | null>;
  /** Dead messages of this queue in the last seven days; needs a worker with `onDead`. */
  deadLetters<P extends z.ZodType>(job: Job<P>): Promise<number>;
  check: () => Promise<void>;
};
