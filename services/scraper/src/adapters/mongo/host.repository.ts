import { isDuplicate, mapUnavailable } from "@hundeblick/kit/mongo";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { HostStore } from "../http/host-limits.ts";

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
  closedUntil: (host) => mapUnavailable(async () => (await model.findById(host).lean())?.closedUntil ?? null),
  take: (host, day, budget) =>
    mapUnavailable(async () => {
      const known = await model.updateOne(
        { _id: host, day: mongoose.trusted({ $ne: day }) },
        { $set: { day, used: 0 } },
      );
      if (known.matchedCount === 0)
        await model.create({ _id: host, day, used: 0, blocks: 0 }).catch((error: unknown) => {
          if (!isDuplicate(error)) throw error;
        });
      return (
        (await model.updateOne({ _id: host, day, used: mongoose.trusted({ $lt: budget }) }, { $inc: { used: 1 } }))
          .modifiedCount === 1
      );
    }),
  blocked: (host) =>
    mapUnavailable(async () => {
      // a host may be blocked before its first request was counted
      await model.updateOne(
        { _id: host },
        { $inc: { blocks: 1 }, $setOnInsert: { day: "", used: 0 } },
        { upsert: true },
      );
      return (await model.findById(host).lean())?.blocks ?? 1;
    }),
  close: (host, until) =>
    mapUnavailable(async () => {
      await model.updateOne({ _id: host }, { $set: { closedUntil: until } });
    }),
  answered: (host, tookMs, at) =>
    mapUnavailable(async () => {
      await model.updateOne({ _id: host }, { $set: { lastPage: { tookMs, at } } });
    }),
  wellAgain: (host) =>
    mapUnavailable(async () => {
      await model.updateOne(
        { _id: host, blocks: mongoose.trusted({ $gt: 0 }) },
        { $set: { blocks: 0, closedUntil: null } },
      );
    }),
});
