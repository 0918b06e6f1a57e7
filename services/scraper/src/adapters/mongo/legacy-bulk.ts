import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import mongoose from "mongoose";
import type { Target } from "../../domain/bulk/ports.ts";
import type { BulkDocument, updateModels } from "./bulk.schema.ts";

/** A job of the previous version, in one document. To be removed with the next version. */
type OldBulk = { _id: string; startedAt: Date; targets?: Target[]; results?: RefreshResult[] };

export const isLegacyBulk = ({ done }: Partial<BulkDocument>): boolean => done === undefined;

/** Copies products and results to their collections; the old fields stay, because a rollout runs both versions. */
export async function migrateBulk(
  { jobs, targets, results }: ReturnType<typeof updateModels>,
  { _id, startedAt: at, ...old }: OldBulk,
): Promise<void> {
  const [all, read] = [old.targets ?? [], old.results ?? []];
  await targets.updateOne({ _id }, { $setOnInsert: { targets: all, at } }, { upsert: true });
  for (const [position, result] of read.entries())
    await results.updateOne(
      { _id: `${_id}:${position}` },
      { $setOnInsert: { updateId: _id, position, result, at } },
      { upsert: true },
    );
  const done = read.length;
  const counters = {
    total: all.length,
    done,
    successful: read.filter(({ status }) => status === "success").length,
    next: all[done] ?? null,
  };
  await jobs.updateOne({ _id, done: mongoose.trusted({ $exists: false }) }, { $set: counters });
}
