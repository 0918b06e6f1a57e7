import type { Fact, PayloadInputOf } from "@hundeblick/proto/events/define";
import mongoose, { type Model, Schema } from "mongoose";
import { relayEntries, type OutboxEntry, type RelayDeps, type WithOutbox } from "./relay.ts";

export type { OutboxEntry } from "./relay.ts";

/** Field `outbox` of a mongoose schema. Index it with `{ "outbox.0": 1 }` where documents are many. */
export const outboxField = { type: [new Schema({ n: { type: Number, required: true }, subject: { type: String, required: true }, payload: { type: Schema.Types.Mixed, required: true } }, { _id: false })], default: [] };

/** An entry for the outbox; `n` is the number of this event in the life of its document. */
export const outboxEntry = <T extends Fact>(fact: T, n: number, payload: PayloadInputOf<T>): OutboxEntry => ({ n, subject: fact.subject, payload: fact.payload.parse(payload) });

export type Relay = {
  /** Tells the waiting facts of one document now; what fails stays for the next round. */
  now(documentId: string): Promise<void>;
  /** Tells what waits in any document, at most `limit` documents a round. */
  round(limit?: number): Promise<number>;
};

/**
 * Publishes outbox entries with the id `<document id>:<n>` and then takes them out. Telling twice is one for the bus.
 * Of the model's documents it knows and touches only `_id` and `outbox`.
 */
export function relayOutbox<T extends WithOutbox>({ model: documents, ...rest }: Omit<RelayDeps, "model"> & { model: Model<T> }): Relay {
  // models of a wider document are not assignable to a narrower one
  const model = documents as unknown as Model<WithOutbox>;
  const deps = { ...rest, model };
  return {
    async now(documentId) {
      const document = await model.findById(documentId, { outbox: 1 }).lean();
      if (document) await relayEntries(deps, document);
    },
    async round(limit = 100) {
      const waiting = await model.find({ "outbox.0": mongoose.trusted({ $exists: true }) } as never, { outbox: 1 }).limit(limit).lean();
      for (const document of waiting) await relayEntries(deps, document);
      return waiting.length;
    },
  };
}
