import { isWritten } from "@hundeblick/kit/mongo";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { Next } from "../../domain/after-sending.ts";
import type { Claimed, Outgoing } from "../../domain/outgoing.ts";
import type { Outbox } from "../../domain/ports.ts";

export type OutboxDocument = Omit<Claimed, "key"> & {
  _id: string;
  state: "queued" | "sending" | "sent" | "dead";
  /** When it may be sent next; while it is being sent, the end of its lease. */
  dueAt: Date;
  /** Earliest time of sending: a mail scheduled for later is not overdue before. */
  createdAt: Date;
  settledAt?: Date;
  problem?: string;
};

const text = { type: String, required: true };
const number = { type: Number, required: true };
const outboxSchema = new Schema<OutboxDocument>(
  {
    _id: text,
    to: text,
    language: text,
    order: { type: Schema.Types.Mixed, required: true },
    messageId: text,
    attempt: number,
    unsure: number,
    outages: Number,
    state: text,
    dueAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    settledAt: Date,
    problem: String,
  },
  { collection: "outbox", versionKey: false, strict: "throw" },
);
outboxSchema.index({ state: 1, dueAt: 1 });
outboxSchema.index({ state: 1, createdAt: 1 });
outboxSchema.index({ "order.reportId": 1 });
outboxSchema.index({ to: 1 });
outboxSchema.index({ createdAt: 1 });

export const outboxModel = (connection: Connection): Model<OutboxDocument> =>
  connection.model<OutboxDocument>("Outbox", outboxSchema);

const claimed = ({ _id, to, language, order, messageId, attempt, unsure, outages = 0 }: OutboxDocument): Claimed => ({
  key: _id,
  to,
  language,
  order,
  messageId,
  attempt,
  unsure,
  outages,
});

/** Mails that are queued, being sent, sent or dead. The attempt number fences a superseded sender. */
export function mongoOutbox(model: Model<OutboxDocument>, now: () => Date): Outbox {
  return {
    async put({ key, ...mail }: Outgoing, dueAt = now()) {
      await isWritten(
        model.create({ _id: key, ...mail, attempt: 0, unsure: 0, state: "queued", dueAt, createdAt: dueAt }),
      );
    },

    async claim(at, leaseMs) {
      for (;;) {
        const next = await model
          .findOne({ state: "queued", dueAt: mongoose.trusted({ $lte: at }) })
          .sort({ dueAt: 1 })
          .lean<OutboxDocument>();
        if (!next) return null;
        const taken = await model.updateOne(
          { _id: next._id, state: "queued", attempt: next.attempt },
          { $set: { state: "sending", attempt: next.attempt + 1, dueAt: new Date(at.getTime() + leaseMs) } },
        );
        if (taken.modifiedCount === 1) return { ...claimed(next), attempt: next.attempt + 1 };
      }
    },

    lost: async (at) =>
      (
        await model
          .find({ state: "sending", dueAt: mongoose.trusted({ $lt: at }) })
          .limit(50)
          .lean<OutboxDocument[]>()
      ).map(claimed),

    async settle({ key, attempt }, next, at) {
      await model.updateOne({ _id: key, attempt, state: "sending" }, { $set: fieldsOf(next, at) });
    },

    async remove(key) {
      await model.deleteOne({ _id: key });
    },
    async removeOfReport(reportId) {
      await model.deleteMany({ "order.reportId": reportId });
    },
    async removeFollowUp(reportId, before) {
      await model.deleteMany({
        "order.reportId": reportId,
        "order.template": "follow_up",
        state: mongoose.trusted({ $ne: "sending" }),
        createdAt: mongoose.trusted({ $lt: before }),
      });
    },
    countTo: async (address) => model.countDocuments({ to: address }),
    async removeTo(address) {
      await model.deleteMany({ to: address });
    },
    removeBefore: async (moment, template) =>
      (
        await model.deleteMany({
          createdAt: mongoose.trusted({ $lt: moment }),
          ...(template && { "order.template": template }),
        })
      ).deletedCount,
  };
}

function fieldsOf(next: Next, at: Date): Partial<OutboxDocument> {
  if (next.state === "queued")
    return {
      state: "queued",
      dueAt: new Date(at.getTime() + next.afterMs),
      unsure: next.unsure,
      outages: next.outages,
      problem: next.problem,
    };
  return { state: next.state, settledAt: at, ...(next.state === "dead" ? { problem: next.problem } : {}) };
}
