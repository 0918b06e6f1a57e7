import { isWritten } from "@hundeblick/kit/mongo";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { Clicks } from "../../domain/ports.ts";
import type { Click } from "../../domain/session.ts";

export type ClickDocument = Omit<Click, "eventId"> & { _id: string };
const text = { type: String, required: true };
const clickSchema = new Schema<ClickDocument>(
  {
    _id: text,
    sessionId: text,
    reportId: text,
    at: { type: Date, required: true },
    product: new Schema(
      { asin: String, name: String, price: Number, currency: String, brand: String, category: String },
      { _id: false },
    ),
    clickPosition: Number,
    recommendedFor: String,
    timeToClickMs: Number,
    isReturnClick: Boolean,
    openedNewTab: Boolean,
    match: Number,
    botReason: String,
  },
  { collection: "clicks", versionKey: false, strict: "throw" },
);
clickSchema.index({ at: 1 });
// clicks of people, newest first
clickSchema.index({ botReason: 1, at: -1, _id: 1 });
clickSchema.index({ reportId: 1 });
clickSchema.index({ sessionId: 1 });
clickSchema.index({ "product.asin": 1, at: -1, _id: 1 });

export const clickModel = (connection: Connection): Model<ClickDocument> =>
  connection.model<ClickDocument>("Click", clickSchema);

/** Clicks in MongoDB; the event's id is the document's, for idempotency. */
export function mongoClicks(model: Model<ClickDocument>): Clicks {
  return {
    add: ({ eventId, ...click }) => isWritten(model.create({ _id: eventId, ...click })),
    async removeOfReport(reportId) {
      await model.deleteMany({ reportId });
    },
    sessionOf: async (eventId) => (await model.findById(eventId, { sessionId: 1 }).lean())?.sessionId ?? null,
    hasOtherMilestone: async (sessionId, eventId) =>
      (await model.exists({
        sessionId,
        _id: mongoose.trusted({ $ne: eventId }),
        reportId: mongoose.trusted({ $ne: EXAMPLE_REPORT }),
      })) !== null,
    remove: async (eventId) => (await model.deleteOne({ _id: eventId })).deletedCount === 1,
    countOfSessions: async (ids) => model.countDocuments({ sessionId: mongoose.trusted({ $in: [...ids] }) }),
    async removeOfSessions(ids) {
      await model.deleteMany({ sessionId: mongoose.trusted({ $in: [...ids] }) });
    },
    removeBefore: async (moment) => (await model.deleteMany({ at: mongoose.trusted({ $lt: moment }) })).deletedCount,
  };
}
