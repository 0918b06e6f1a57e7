import { isWritten } from "@hundeblick/kit/mongo";
import mongoose, { type Connection, Schema } from "mongoose";
import type { AiBudget } from "../../domain/vision/ai-budget.ts";

/** `calls` counts photos; the name is from the time when each call had one. */
type Day = { _id: string; calls: number };
const schema = new Schema<Day>(
  { _id: { type: String, required: true }, calls: { type: Number, required: true } },
  { strict: "throw", versionKey: false, collection: "ai_budget" },
);

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Counts photos sent to a paid provider by UTC day; one conditional write holds the limit across processes. */
export function mongoAiBudget(
  connection: Connection,
  dailyLimit: number,
): AiBudget & { spent(now: Date): Promise<number> } {
  const model = connection.model<Day>("AiBudget", schema);
  return {
    async spent(now) {
      return (await model.findById(dayOf(now)).lean<Day>())?.calls ?? 0;
    },
    async take(now, photos) {
      if (dailyLimit < photos) return false;
      const day = dayOf(now);
      // two first calls of a day may both insert: the second attempt finds the document
      const count = () =>
        isWritten(
          model
            .updateOne(
              { _id: day, calls: mongoose.trusted({ $lte: dailyLimit - photos }) },
              { $inc: { calls: photos } },
              { upsert: true },
            )
            .exec(),
        );
      return (await count()) || count();
    },
  };
}
