import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { Bulk, Bulks } from "../../domain/bulk/ports.ts";

/** `open` is the market while the job has not ended: at most one a market. */
type BulkDocument = Omit<Bulk, "jobId"> & { _id: string; open?: string; leaseUntil: Date };

const text = { type: String, required: true };
const mixed = { type: [Schema.Types.Mixed], required: true } as never;
const bulkSchema = new Schema<BulkDocument>({
  _id: text, market: text as never, state: text as never, targets: mixed, results: mixed, startedAt: { type: Date, required: true }, finishedAt: { type: Date, default: null }, startedBy: text, open: String, leaseUntil: { type: Date, required: true },
}, { collection: "updates", versionKey: false, strict: "throw" });
bulkSchema.index({ open: 1 }, { unique: true, partialFilterExpression: { open: { $type: "string" } } });
bulkSchema.index({ market: 1, startedAt: -1 });
bulkSchema.index({ startedAt: 1 }, { expireAfterSeconds: 90 * 86_400 });

export const bulkModel = (connection: Connection): Model<BulkDocument> => connection.model<BulkDocument>("Update", bulkSchema);

const FREE = new Date(0);
const bulkOf = ({ _id, open: _open, leaseUntil: _lease, ...bulk }: BulkDocument): Bulk => ({ jobId: _id, ...bulk });

export function mongoBulks(model: Model<BulkDocument>): Bulks {
  const find = async (query: Partial<BulkDocument>): Promise<Bulk | null> => {
    const found = await model.findOne(query as never).sort({ startedAt: -1 }).lean<BulkDocument>();
    return found && bulkOf(found);
  };
  return {
    begin: ({ jobId, ...bulk }) => reachable(async () => {
      try {
        await model.create({ _id: jobId, ...bulk, open: bulk.market, leaseUntil: FREE });
        return { jobId, ...bulk };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        return (await find({ open: bulk.market })) ?? { jobId, ...bulk };
      }
    }),
    byId: (jobId) => reachable(() => find({ _id: jobId })),
    latest: (market) => reachable(() => find({ market })),
    move: (jobId, from, to, at) => reachable(async () => {
      const ended = to === "finished" || to === "cancelled";
      const { matchedCount } = await model.updateOne({ _id: jobId, state: mongoose.trusted({ $in: [...from] }) }, { $set: { state: to, ...(ended ? { finishedAt: at } : {}) }, ...(ended ? { $unset: { open: 1 } } : {}) });
      return matchedCount === 0 ? null : find({ _id: jobId });
    }),
    claim: (now, leaseMs) => reachable(async () => {
      const next = await model.findOne({ state: "running", leaseUntil: mongoose.trusted({ $lte: now }) }).sort({ startedAt: 1 }).lean<BulkDocument>();
      if (!next) return null;
      const taken = await model.updateOne({ _id: next._id, state: "running", leaseUntil: next.leaseUntil }, { $set: { leaseUntil: new Date(now.getTime() + leaseMs) } });
      return taken.modifiedCount === 1 ? find({ _id: next._id }) : null;
    }),
    record: (jobId, position, result) => reachable(async () => { await model.updateOne({ _id: jobId, results: mongoose.trusted({ $size: position }) }, { $push: { results: result } }); }),
    release: (jobId) => reachable(async () => { await model.updateOne({ _id: jobId }, { $set: { leaseUntil: FREE } }); }),
  };
}
