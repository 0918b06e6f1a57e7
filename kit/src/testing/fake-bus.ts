import { AppError, toAppError } from "../errors/index.ts";
import type { Rpc } from "@hundeblick/proto/rpc/define";
import { type AnyHandler, handledCalls, type Handler, type JobOutcome } from "../bus/handlers.ts";
import type { Bus } from "../bus/types.ts";

type Follower = (payload: unknown, meta: { id: string; delivery: number }) => Promise<void>;
type Worker = (payload: unknown, meta: { delivery: number; signal: AbortSignal }) => Promise<JobOutcome>;
export type FakeBus = Bus & {
  /** Events published so far, oldest first. */
  published: { subject: string; payload: unknown; id: string }[];
  /** Wake-ups sent so far. */
  enqueued: { subject: string; payload: unknown; wake: number }[];
  /** Makes the bus unavailable, or available again. */
  down: boolean;
  /** Stubs the reply of one call. */
  respond<T extends Rpc>(definition: T, handler: Handler<T>): void;
};

/** The bus in memory, for component tests: same shapes, same errors, same deduplication by id. */
export function fakeBus(): FakeBus {
  const handlers = new Map<string, AnyHandler>();
  const followers = new Map<string, Follower[]>();
  const workers = new Map<string, Worker>();
  const seen = new Set<string>();
  const bus: FakeBus = {
    name: "nats",
    published: [],
    enqueued: [],
    down: false,
    respond: ({ subject }, handler) => {
      handlers.set(subject, handler);
    },
    async call(definition, request) {
      const handler = bus.down ? undefined : handlers.get(definition.subject);
      if (!handler) throw new AppError("unavailable");
      const parsed = definition.request.safeParse(request);
      if (!parsed.success) throw new AppError("invalid_request", { cause: parsed.error });
      try {
        return definition.reply.parse(
          await handler(parsed.data as never, { deadline: new Date(Date.now() + definition.timeoutMs) }),
        ) as never;
      } catch (thrown) {
        throw toAppError(thrown);
      }
    },
    async serve(contract, given) {
      for (const [{ subject }, handler] of handledCalls(contract, given)) handlers.set(subject, handler);
    },
    async publish(event, payload, { id }) {
      if (bus.down) throw new AppError("unavailable");
      const checked = event.payload.parse(payload);
      if (seen.has(id)) return;
      seen.add(id);
      bus.published.push({ subject: event.subject, payload: checked, id });
      for (const follow of followers.get(event.subject) ?? []) await follow(checked, { id, delivery: 1 });
    },
    async subscribe(event, _options, handler) {
      followers.set(event.subject, [...(followers.get(event.subject) ?? []), handler as Follower]);
    },
    async redeliver({ subject, body, eventId, tries }) {
      for (const follow of followers.get(subject) ?? [])
        await follow(JSON.parse(body), { id: eventId, delivery: tries + 1 });
    },
    async enqueue(job, payload, { wake }) {
      if (bus.down) throw new AppError("unavailable");
      const checked = job.payload.parse(payload);
      const key = job.dedupeKey(checked, wake);
      if (seen.has(key)) return;
      seen.add(key);
      bus.enqueued.push({ subject: job.subject, payload: checked, wake });
      await workers.get(job.subject)?.(checked, { delivery: 1, signal: new AbortController().signal });
    },
    async work(job, handler) {
      workers.set(job.subject, handler as Worker);
    },
    async oldestPendingAt() {
      return null;
    },
    async deadLetters() {
      return 0;
    },
    async check() {
      if (bus.down) throw new AppError("unavailable");
    },
    async close() {},
  };
  return bus;
}
