import { type Connection, Schema } from "mongoose";
import type { Log } from "@hundeblick/kit/log";
import { newId } from "@hundeblick/proto/ids";
import type { AuditLog, AuditReading, AuditedAction } from "../../domain/operators/ports.ts";

type EntryDocument = AuditedAction & { _id: string; at: Date; outcome: string; fields: string[] };

const RETENTION_SECONDS = 365 * 24 * 3_600;

const entrySchema = new Schema<EntryDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    operatorId: { type: String, required: true },
    action: { type: String, required: true },
    subject: { type: String, default: "" },
    outcome: { type: String, required: true },
    fields: [String],
  },
  { collection: "audit", versionKey: false, strict: "throw" },
);
entrySchema.index({ operatorId: 1, action: 1, at: -1 });
entrySchema.index({ at: -1 }, { expireAfterSeconds: RETENTION_SECONDS });
entrySchema.index({ at: -1, _id: 1 });

/** Audit log, kept for a year. An entry that stays `begun` was interrupted, or its outcome could not be written. */
export async function mongoAudit(connection: Connection, log: Log): Promise<AuditLog & AuditReading> {
  const model = connection.model<EntryDocument>("AuditEntry", entrySchema);
  await model.createIndexes();
  return {
    async begin(entry) {
      const _id = newId();
      await model.create({ _id, at: new Date(), ...entry, outcome: "begun", fields: [] });
      return _id;
    },
    async finish(entryId, outcome, fields) {
      await model.updateOne({ _id: entryId }, { $set: { outcome, fields: fields.slice(0, 100) } });
    },
    failed: (cause) => log.error({ err: cause }, "could not write the audit log"),
    async page(offset, limit) {
      const [found, total] = await Promise.all([
        model.find().sort({ at: -1, _id: 1 }).skip(offset).limit(limit).lean(),
        model.estimatedDocumentCount(),
      ]);
      return {
        entries: found.map(({ _id: id, at, operatorId, action, subject, outcome, fields }) => ({
          id,
          at,
          operatorId,
          action,
          subject,
          outcome,
          fields,
        })),
        total,
      };
    },
    lastSignIn: async (operatorId) =>
      (await model.findOne({ operatorId, action: "sign-in", outcome: "done" }).sort({ at: -1 }).lean())?.at,
  };
}
