import { isWritten } from "@hundeblick/kit/mongo";
import mongoose, { type Connection, type Model } from "mongoose";
import type { Bulk, Bulks, Target } from "../../domain/bulk/ports.ts";
import {
  type BulkDocument,
  type UpdateResultDocument,
  type UpdateTargetsDocument,
  updateModels,
} from "./bulk.schema.ts";

const FREE = new Date(0);
/** States of an unfinished job. */
const OPEN = { $exists: true };
const bulkOf = ({ _id, open: _open, leaseUntil: _leaseUntil, ...bulk }: BulkDocument): Bulk => ({
  jobId: _id,
  ...bulk,
});

/**
 * Bulk updates: the job is small, because it is written for every product; its products and results are stored apart.
 */
export async function mongoBulks(connection: Connection): Promise<Bulks> {
  const { jobs, targets, results } = updateModels(connection);
  await Promise.all([jobs.createIndexes(), targets.createIndexes(), results.createIndexes()]);
  const find = async (query: Partial<BulkDocument>): Promise<Bulk | null> => {
    const found = await jobs
      .findOne(query as never)
      .sort({ startedAt: -1 })
      .lean<BulkDocument>();
    return found && bulkOf(found);
  };
  const release = async (jobId: string): Promise<void> => {
    await jobs.updateOne({ _id: jobId }, { $set: { leaseUntil: FREE } });
  };
  return {
    async begin({ targets: all, ...bulk }) {
      const { jobId: _id, market, startedAt, startedBy } = bulk;
      const job: BulkDocument = {
        _id,
        market,
        state: "running",
        total: all.length,
        done: 0,
        successful: 0,
        next: all[0] ?? null,
        waitsUntil: null,
        waitedWith: null,
        startedAt,
        finishedAt: null,
        startedBy,
        open: market,
        leaseUntil: FREE,
      };
      await targets.create({ _id, targets: all, at: startedAt });
      if (await isWritten(jobs.create(job))) return bulkOf(job);
      await targets.deleteOne({ _id });
      return (await find({ open: market })) ?? bulkOf(job);
    },
    byId: async (jobId) => find({ _id: jobId }),
    latest: async (market) => find({ market }),
    live: async () => find({ open: mongoose.trusted(OPEN) as never }),
    async move(jobId, from, to, at) {
      const ended = to === "finished" || to === "cancelled";
      // a waiting job has no worker
      await jobs.updateOne(
        { _id: jobId, waitsUntil: mongoose.trusted({ $type: "date" }) },
        { $set: { leaseUntil: FREE, waitsUntil: null } },
      );
      const { matchedCount } = await jobs.updateOne(
        { _id: jobId, state: mongoose.trusted({ $in: [...from] }) },
        { $set: { state: to, ...(ended ? { finishedAt: at } : {}) }, ...(ended ? { $unset: { open: 1 } } : {}) },
      );
      return matchedCount === 0 ? null : find({ _id: jobId });
    },
    async claim(now, leaseMs) {
      const next = await jobs
        .findOne({ open: mongoose.trusted(OPEN), state: "running", leaseUntil: mongoose.trusted({ $lte: now }) })
        .sort({ startedAt: 1 })
        .lean<BulkDocument>();
      if (!next) return null;
      const taken = await jobs.updateOne(
        { _id: next._id, state: "running", leaseUntil: next.leaseUntil },
        { $set: { leaseUntil: new Date(now.getTime() + leaseMs), waitsUntil: null } },
      );
      return taken.modifiedCount === 1 ? find({ _id: next._id }) : null;
    },
    async record(jobId, position, result) {
      const kept = await keep(results, {
        _id: `${jobId}:${position}`,
        updateId: jobId,
        position,
        result,
        at: new Date(),
      });
      const isSuccess = kept.result.status === "success";
      await jobs.updateOne(
        { _id: jobId, done: position },
        {
          $inc: { done: 1, successful: isSuccess ? 1 : 0 },
          $set: { next: await targetAt(targets, jobId, position + 1) },
        },
      );
    },
    async results(jobId, from, limit) {
      const found = await results
        .find({ updateId: jobId, position: mongoose.trusted({ $gte: from }) })
        .sort({ position: 1 })
        .limit(limit)
        .lean<UpdateResultDocument[]>();
      return found.map(({ result }) => result);
    },
    release,
    async waitUntil(jobId, position, until) {
      const { matchedCount } = await jobs.updateOne(
        { _id: jobId, state: "running" },
        { $set: { leaseUntil: until, waitsUntil: until, waitedWith: position } },
      );
      if (matchedCount === 0) await release(jobId);
    },
  };
}

/** Stores a result unless there is one, and returns the stored one. */
async function keep(results: Model<UpdateResultDocument>, result: UpdateResultDocument): Promise<UpdateResultDocument> {
  if (await isWritten(results.create(result))) return result;
  return (await results.findById(result._id).lean<UpdateResultDocument>()) ?? result;
}

async function targetAt(
  targets: Model<UpdateTargetsDocument>,
  jobId: string,
  position: number,
): Promise<Target | null> {
  const found = await targets
    .findOne({ _id: jobId }, { targets: { $slice: [position, 1] } })
    .lean<UpdateTargetsDocument>();
  return found?.targets[0] ?? null;
}
