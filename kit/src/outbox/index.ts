import type { EventDefinition, PayloadInputOf } from "@hundeblick/proto/events/define";
import mongoose, { type Model, type PipelineStage, Schema } from "mongoose";
import { secondsSince, type Figures } from "../status/index.ts";
import { currentTrace } from "../trace/index.ts";
import { relayAll, type OutboxEntry, type RelayDeps, type WithOutbox } from "./relay.ts";

export type { OutboxEntry } from "./relay.ts";

/** Field `outbox` of a mongoose schema. Index it with `{ "outbox.0": 1 }` where documents are many. */
export const outboxField = {
  type: [
    new Schema(
      {
        n: { type: Number, required: true },
        subject: { type: String, required: true },
        payload: { type: Schema.Types.Mixed, required: true },
        at: Date,
        trace: String,
      },
      { _id: false },
    ),
  ],
  default: [],
};

/** An entry for the outbox; `n` is the number of this event in the life of its document. */
export const outboxEntry = <T extends EventDefinition>(
  event: T,
  n: number,
  payload: PayloadInputOf<T>,
): OutboxEntry => {
  const trace = currentTrace();
  return {
    n,
    subject: event.subject,
    payload: event.payload.parse(payload),
    at: new Date(),
    ...(trace ? { trace } : {}),
  };
};

type PendingEvents = { count: number; oldest: Date | null };
const PENDING: PipelineStage[] = [
  { $match: { "outbox.0": { $exists: true } } },
  { $unwind: "$outbox" },
  { $group: { _id: null, count: { $sum: 1 }, oldest: { $min: "$outbox.at" } } },
];

export type Relay = {
  /** Publishes the entries of one document now; failures are left for `round`. `outbox`: of a document just written. */
  now(documentId: string, outbox?: OutboxEntry[]): Promise<void>;
  /** Publishes the entries of at most `limit` documents; returns their number. */
  round(limit?: number): Promise<number>;
  figures: Figures;
};

/** Publishes outbox entries with the id `<document id>:<n>`, which the bus deduplicates, and then removes them. */
export function relayOutbox<T extends WithOutbox>({
  model: given,
  ...rest
}: Omit<RelayDeps, "model"> & { model: Model<T> }): Relay {
  // a model of a wider document is not assignable to a narrower one
  const model = given as unknown as Model<WithOutbox>;
  const deps = { ...rest, model };
  const countPending = async (): Promise<PendingEvents | undefined> =>
    (await model.aggregate<PendingEvents>(PENDING))[0];
  return {
    figures: {
      "outbox.waiting": async () => (await countPending())?.count ?? 0,
      "outbox.age": async () => secondsSince((await countPending())?.oldest),
    },
    async now(_id, outbox) {
      const document = outbox ? { _id, outbox } : await model.findById(_id, { outbox: 1 }).lean();
      if (document) await relayAll(deps, [document]);
    },
    async round(limit = 100) {
      const documents = await model
        .find({ "outbox.0": mongoose.trusted({ $exists: true }) } as never, { outbox: 1 })
        .limit(limit)
        .lean();
      await relayAll(deps, documents);
      return documents.length;
    },
  };
}
