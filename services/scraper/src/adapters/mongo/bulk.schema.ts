import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import { type Connection, type Model, Schema } from "mongoose";
import type { Bulk, Target } from "../../domain/bulk/ports.ts";

/** `open` is the market of an unfinished job: at most one per market. */
export type BulkDocument = Omit<Bulk, "jobId"> & { _id: string; open?: string; leaseUntil: Date };
/** Products of a job in order; `_id` is the job's. */
export type UpdateTargetsDocument = { _id: string; targets: Target[]; at: Date };
/** Result of one product; `_id` is `{jobId}:{position}`. */
export type UpdateResultDocument = { _id: string; updateId: string; position: number; result: RefreshResult; at: Date };

const RETENTION_SECONDS = 90 * 86_400;
const text = { type: String, required: true };
const count = { type: Number, required: true };
const date = { type: Date, required: true };
const mixed = { type: Schema.Types.Mixed } as never;

const bulkSchema = new Schema<BulkDocument>(
  {
    _id: text,
    market: text as never,
    state: text as never,
    total: count,
    done: count,
    successful: count,
    next: mixed,
    waitsUntil: { type: Date, default: null },
    waitedWith: { type: Number, default: null },
    startedAt: date,
    finishedAt: { type: Date, default: null },
    startedBy: text,
    open: String,
    leaseUntil: date,
  },
  { collection: "updates", versionKey: false, strict: "throw" },
);
// named, because an earlier version made a partial index under the default name
bulkSchema.index({ open: 1 }, { unique: true, sparse: true, name: "open_sparse" });
bulkSchema.index({ market: 1, startedAt: -1 });
bulkSchema.index({ startedAt: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

const targetsSchema = new Schema<UpdateTargetsDocument>(
  { _id: text, targets: { type: [Schema.Types.Mixed], required: true } as never, at: date },
  { collection: "update_targets", versionKey: false, strict: "throw" },
);
targetsSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

const resultSchema = new Schema<UpdateResultDocument>(
  { _id: text, updateId: text, position: count, result: mixed, at: date },
  { collection: "update_results", versionKey: false, strict: "throw" },
);
resultSchema.index({ updateId: 1, position: 1 });
resultSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

type UpdateModels = {
  jobs: Model<BulkDocument>;
  targets: Model<UpdateTargetsDocument>;
  results: Model<UpdateResultDocument>;
};
export const updateModels = (connection: Connection): UpdateModels => ({
  jobs: connection.model<BulkDocument>("Update", bulkSchema),
  targets: connection.model<UpdateTargetsDocument>("UpdateTargets", targetsSchema),
  results: connection.model<UpdateResultDocument>("UpdateResult", resultSchema),
});
