import { MILESTONES } from "@hundeblick/proto/http/tracking";
import { type Connection, type Model, Schema } from "mongoose";
import type { Landing, ReportLink, Session, Visitor } from "../../domain/session.ts";

export type SessionDocument = Omit<Session, "sessionId"> & {
  _id: string;
  /** Time of the last write; tells the rollups which days to count again. */
  changedAt: Date;
};

const part = <T>(fields: Record<keyof T, typeof String | typeof Number>) =>
  new Schema<T>(fields as never, { _id: false });

const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    startedAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    milestones: Object.fromEntries(MILESTONES.map((milestone) => [milestone, Date])),
    visitor: part<Visitor>({
      deviceType: String,
      browser: String,
      os: String,
      country: String,
      pseudonym: String,
      network: String,
      botReason: String,
    }),
    landing: part<Landing>({ page: String, source: String, utmSource: String, utmCampaign: String, language: String }),
    report: part<ReportLink>({
      reportId: String,
      analysisId: String,
      dogName: String,
      dogBreed: String,
      dogAgeMonths: Number,
      dogWeightKg: Number,
    }),
    language: String,
    market: String,
  },
  { collection: "sessions", versionKey: false, strict: "throw" },
);

sessionSchema.index({ startedAt: -1, _id: 1 });
sessionSchema.index({ changedAt: 1 });
sessionSchema.index({ "visitor.pseudonym": 1 });
sessionSchema.index({ "visitor.network": 1 });
sessionSchema.index({ "report.reportId": 1 }, { sparse: true });

export const sessionModel = (connection: Connection): Model<SessionDocument> =>
  connection.model<SessionDocument>("Session", sessionSchema);
