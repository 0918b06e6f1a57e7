import mongoose, { type Model, type UpdateQuery } from "mongoose";
import type { Analysis } from "../../domain/analysis.ts";
import type { AnalysisDocument } from "./analysis.schema.ts";

const { trusted } = mongoose;
const UNFINISHED = { $in: ["queued", "analysing"] };

/** Conditional updates of analyses; true when the condition was met. */
export function analysisUpdates(model: Model<AnalysisDocument>) {
  const update = async (filter: Record<string, unknown>, changes: UpdateQuery<AnalysisDocument>): Promise<boolean> =>
    (await model.updateOne(filter, changes)).matchedCount === 1;
  return {
    update,
    updateUnfinished: async (
      ids: readonly string[],
      filter: Record<string, unknown>,
      fields: Partial<AnalysisDocument>,
    ): Promise<void> => {
      const these: Record<string, unknown> = { _id: trusted({ $in: ids }), ...filter, state: trusted(UNFINISHED) };
      await model.updateMany(these, { $set: fields });
    },
    /** Only while nobody has claimed it again. */
    updateHeld: (
      { id, attempt }: Pick<Analysis, "id" | "attempt">,
      changes: UpdateQuery<AnalysisDocument>,
    ): Promise<boolean> => update({ _id: id, attempt, state: trusted(UNFINISHED) }, changes),
    makeDue: (id: string, now: Date): Promise<boolean> =>
      update({ _id: id, state: trusted(UNFINISHED), leaseUntil: trusted({ $lte: now }) }, { $set: { wakeAt: now } }),
  };
}

/** Fields unset when an analysis ends; its events have copies of what they need. */
export const FIELDS_UNSET_AT_END = {
  answers: 1,
  subject: 1,
  looked: 1,
  leaseUntil: 1,
  wakeAt: 1,
  visit: 1,
  origin: 1,
} as const;
