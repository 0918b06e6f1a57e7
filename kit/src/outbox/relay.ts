import type { EventDefinition } from "@hundeblick/proto/events/define";
import type { Model } from "mongoose";
import type { Bus } from "../bus/index.ts";
import type { Log } from "../log/index.ts";

/** An event stored with the document it is about, so that both are written atomically. */
export type OutboxEntry = {
  n: number;
  subject: string;
  payload: unknown;
  /** When it was written. */
  at?: Date;
  trace?: string;
};
export type WithOutbox = { _id: string; outbox: OutboxEntry[] };
export type RelayDeps = {
  model: Model<WithOutbox>;
  events: readonly EventDefinition[];
  bus: Pick<Bus, "publish">;
  log: Log;
};

/** Publishes the entries of these documents and removes them in one write. */
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

/** In order; stops at the first failure, so that a document's events stay in order. Returns the published numbers. */
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
      log.warn({ err: error, subject: entry.subject }, "could not publish an event, will retry");
      break;
    }
    published.push(entry.n);
  }
  return published;
}
