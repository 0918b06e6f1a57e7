import { isWritten } from "@hundeblick/kit/mongo";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { HostStore } from "../../domain/host-limits.ts";

type HostDocument = {
  _id: string;
  day: string;
  used: number;
  closedUntil: Date | null;
  blocks: number;
  lastPage?: { tookMs: number; at: Date };
};
const hostSchema = new Schema<HostDocument>(
  {
    _id: { type: String, required: true },
    day: { type: String, required: true },
    used: { type: Number, required: true },
    closedUntil: { type: Date, default: null },
    blocks: { type: Number, required: true },
    lastPage: new Schema({ tookMs: Number, at: Date }, { _id: false }),
  },
  { collection: "hosts", versionKey: false, strict: "throw" },
);

export const hostModel = (connection: Connection): Model<HostDocument> =>
  connection.model<HostDocument>("Host", hostSchema);

/** Budgets and circuit breakers of hosts; they outlive the process. */
export const mongoHosts = (model: Model<HostDocument>): HostStore => ({
  closedUntil: async (host) => (await model.findById(host).lean())?.closedUntil ?? null,
  async take(host, day, budget) {
    const known = await model.updateOne({ _id: host, day: mongoose.trusted({ $ne: day }) }, { $set: { day, used: 0 } });
    if (known.matchedCount === 0) await isWritten(model.create({ _id: host, day, used: 0, blocks: 0 }));
    const isFree = { _id: host, day, used: mongoose.trusted({ $lt: budget }) };
    return (await model.updateOne(isFree, { $inc: { used: 1 } })).modifiedCount === 1;
  },
  async blocked(host) {
    // a host may be blocked before its first request was counted
    await model.updateOne({ _id: host }, { $inc: { blocks: 1 }, $setOnInsert: { day: "", used: 0 } }, { upsert: true });
    return (await model.findById(host).lean())?.blocks ?? 1;
  },
  async close(host, until) {
    await model.updateOne({ _id: host }, { $set: { closedUntil: until } });
  },
  async answered(host, tookMs, at) {
    await model.updateOne({ _id: host }, { $set: { lastPage: { tookMs, at } } });
  },
  async markRecovered(host) {
    await model.updateOne(
      { _id: host, blocks: mongoose.trusted({ $gt: 0 }) },
      { $set: { blocks: 0, closedUntil: null } },
    );
  },
});
