import type { EventDefinition } from "@hundeblick/proto/events/define";
import type { Model } from "mongoose";
import type { Bus } from "../bus/index.ts";
import type { Log } from "../log/index.ts";

/** An event that waits inside the document it is about, so that it leaves exactly when the document is true. */
export type OutboxEntry = {
  n: number;
  subject: string;
  payload: unknown;
  /** When it was written. */
  at?: Date;
  /** Trace of the work that wrote it. */
  trace?: string;
};
export type WithOutbox = { _id: string; outbox: OutboxEntry[] };
export type RelayDeps = {
  model: Model<WithOutbox>;
  events: readonly EventDefinition[];
  bus: Pick<Bus, "publish">;
  log: Log;
};

/** Publishes what waits in these documents and takes it out of all of them in one write. */
export async function relayAll(deps: RelayDeps, documents: readonly WithOutbox[]): Promise<void> {
  const published = await Promise.all(
    documents.map(async (document) => ({ _id: document._id, numbers: await publishEntries(deps, document) })),
  );
  const changes = published
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ _id, numbers }) => ({
      updateOne: { filter: { _id }, update: { $pull: { outbox: { n: { $in: numbers } } } } },
    }));
  if (changes.length > 0) await deps.model.bulkWrite(changes, { ordered: false });
}

/**
 * In order; the first failure leaves the rest for later, so that events of one document are published in order. Gives
 * the numbers of what was published.
 */
async function publishEntries({ events, bus, log }: RelayDeps, document: WithOutbox): Promise<number[]> {
  const published: number[] = [];
  for (const entry of document.outbox.toSorted((a, b) => a.n - b.n)) {
    try {
      const event = events.find(({ subject }) => subject === entry.subject);
      if (!event) throw new Error(`No event ${entry.subject} is declared for this outbox.`);
      await bus.publish(event, entry.payload, {
        id: `${document._id}:${entry.n}`,
        ...(entry.trace ? { origin: entry.trace } : {}),
      });
    } catch (error) {
      log.warn({ err: error, subject: entry.subject }, "an event waits in the outbox");
      break;
    }
    published.push(entry.n);
  }
  return published;
}
