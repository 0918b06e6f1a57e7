import type { Log } from "@hundeblick/kit/log";
import { type Connection, type Model, Schema, trusted } from "mongoose";
import { type CountedBreedAnswer, monthOf } from "../../domain/breed-answers.ts";
import type { BreedAnswerCounts } from "../../domain/ports.ts";

/** One document per pair and month, without any reference to a report. */
type BreedAnswerDocument = { _id: string; month: string; said: string; answered: string; count: number };

const text = { type: String, required: true };
const schema = new Schema<BreedAnswerDocument>(
  { _id: text, month: text, said: text, answered: text, count: { type: Number, required: true } },
  { collection: "breedAnswers", versionKey: false, strict: "throw" },
);

export const breedAnswerModel = (connection: Connection): Model<BreedAnswerDocument> =>
  connection.model<BreedAnswerDocument>("BreedAnswer", schema);

/** Counts in MongoDB; a failed write is only logged, because the report is already stored. */
export const mongoBreedAnswers = (model: Model<BreedAnswerDocument>, log: Log): BreedAnswerCounts => ({
  count({ said, answered }, at) {
    const month = monthOf(at);
    model
      .updateOne(
        { _id: `${month}:${said}:${answered}` },
        { $inc: { count: 1 }, $setOnInsert: { month, said, answered } },
        { upsert: true },
      )
      .catch((error: unknown) => log.warn({ err: error }, "breed answer not counted"));
  },
  since: async (month) =>
    model.aggregate<CountedBreedAnswer>([
      // an id begins with its month
      { $match: { _id: trusted({ $gte: month }) } },
      { $group: { _id: { said: "$said", answered: "$answered" }, count: { $sum: "$count" } } },
      { $replaceWith: { $mergeObjects: ["$_id", { count: "$count" }] } },
    ]),
});
