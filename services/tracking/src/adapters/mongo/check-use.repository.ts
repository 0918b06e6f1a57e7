import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { CheckUse } from "@hundeblick/proto/http/check-use";
import type { CheckUseStore } from "../../domain/check-uses.ts";

type CheckUseDocument = {
  /** `<visit>:<kind>:<id>`: one per concern, check and sign of a visit. `followUp:<report>`: the follow-up answer. */
  _id: string;
  sessionId: string | null;
  kind: CheckUse["kind"] | "followUp";
  id: string;
  at: Date;
  isMachine: boolean;
  isFinished: boolean;
  level: string | null;
  skipped: string[];
  outcome: string | null;
};
const text = { type: String, required: true };
const checkUseSchema = new Schema<CheckUseDocument>(
  {
    _id: text,
    sessionId: { type: String, default: null },
    kind: text,
    id: text,
    at: { type: Date, required: true },
    isMachine: { type: Boolean, required: true },
    isFinished: { type: Boolean, required: true },
    level: { type: String, default: null },
    skipped: { type: [String], required: true },
    outcome: { type: String, default: null },
  },
  { collection: "checkUses", versionKey: false, strict: "throw", id: false },
);
checkUseSchema.index({ at: 1 });
checkUseSchema.index({ sessionId: 1 });

export const checkUseModel = (connection: Connection): Model<CheckUseDocument> =>
  connection.model<CheckUseDocument>("CheckUse", checkUseSchema);

type Counts = Awaited<ReturnType<CheckUseStore["count"]>>;
const GROUPED = { kind: "$kind", id: "$id" };
const flat = { $replaceWith: { $mergeObjects: ["$_id", { count: "$count" }] } };

/** Uses in MongoDB, one document per concern, check and sign of a visit, replaced by its newest state. */
export function mongoCheckUses(model: Model<CheckUseDocument>): CheckUseStore {
  return {
    async save(use, { sessionId, at, isBot }) {
      const { kind, id } = use;
      const state =
        kind === "word"
          ? { isFinished: false, level: null, skipped: [], outcome: use.outcome }
          : { isFinished: use.isFinished, level: use.level, skipped: use.skipped, outcome: null };
      const $set = { sessionId, kind, id, at, isMachine: isBot, ...state };
      await model.updateOne({ _id: `${sessionId}:${kind}:${id}` }, { $set }, { upsert: true });
    },
    async saveFollowUp({ reportId, concern, outcome, at }) {
      const state = { isMachine: false, isFinished: false, level: null, skipped: [], outcome };
      const $set = { sessionId: null, kind: "followUp" as const, id: concern, at, ...state };
      await model.updateOne({ _id: `followUp:${reportId}` }, { $set }, { upsert: true });
    },
    async removeFollowUp(reportId) {
      await model.deleteOne({ _id: `followUp:${reportId}` });
    },
    async count(from, to) {
      const people = { $match: { at: { $gte: from, $lte: to }, isMachine: false } };
      const state = { ...GROUPED, isFinished: "$isFinished", level: "$level", outcome: "$outcome" };
      const question = { ...GROUPED, question: "$skipped" };
      const [states, skips] = await Promise.all([
        model.aggregate<Counts["states"][number]>([people, { $group: { _id: state, count: { $sum: 1 } } }, flat]),
        model.aggregate<Counts["skips"][number]>([
          people,
          { $unwind: "$skipped" },
          { $group: { _id: question, count: { $sum: 1 } } },
          flat,
        ]),
      ]);
      return { states, skips };
    },
    async removeOfSessions(ids) {
      await model.deleteMany({ sessionId: mongoose.trusted({ $in: [...ids] }) });
    },
    removeBefore: async (moment) => (await model.deleteMany({ at: mongoose.trusted({ $lt: moment }) })).deletedCount,
  };
}
