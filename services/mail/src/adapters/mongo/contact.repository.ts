import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import type { EmailFilter, EmailStats } from "@hundeblick/proto/http/admin/emails";
import mongoose, { type Connection, type Model, type QueryFilter, Schema } from "mongoose";
import type { Contact, NewsletterState, ReportOfContact } from "../../domain/contact.ts";
import type { Contacts } from "../../domain/ports.ts";

export type ContactDocument = { _id: string; address: string; language: string; newsletter: NewsletterState; reports: ReportOfContact[]; createdAt: Date };

const text = { type: String, required: true };
const contactSchema = new Schema<ContactDocument>({
  /** The address as a keyed hash: one contact for each, and a name for it that may be written down. */
  _id: text,
  address: text,
  language: text,
  newsletter: { type: String, required: true },
  reports: [new Schema({ reportId: text, dog: new Schema({ name: String, breed: String, ageMonths: Number, weightKg: Number }, { _id: false }), at: { type: Date, required: true } }, { _id: false })],
  createdAt: { type: Date, required: true },
}, { collection: "contacts", versionKey: false, strict: "throw" });
contactSchema.index({ address: 1 }, { unique: true });
contactSchema.index({ "reports.reportId": 1 });
contactSchema.index({ createdAt: -1 });

export const contactModel = (connection: Connection): Model<ContactDocument> => connection.model<ContactDocument>("Contact", contactSchema);

/** The newest reports of one contact; older ones are dropped from the list, never more than this. */
const MOST_REPORTS = 200;
const UNWANTED: NewsletterState[] = ["none", "unsubscribed"];
const HELD_BY_NOTHING = { reports: mongoose.trusted({ $size: 0 }), newsletter: mongoose.trusted({ $in: UNWANTED }) };

const REPORTS = { $size: { $ifNull: ["$reports", []] } };
const contactOf = ({ _id, address, newsletter, reports, createdAt }: ContactDocument): Contact => ({ addressHash: _id, address, newsletter, reports, createdAt });
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function matching(search: string, filter: EmailFilter): QueryFilter<ContactDocument> {
  const part = mongoose.trusted({ $regex: escaped(search), $options: "i" });
  return {
    ...(filter === "reports" ? { "reports.0": mongoose.trusted({ $exists: true }) } : {}),
    ...(filter === "newsletter" ? { newsletter: "confirmed" } : {}),
    ...(search === "" ? {} : { $or: [{ address: part }, { "reports.dog.breed": part }] }),
  };
}

/** Addresses with their reports. A contact exists as long as it has a report or wants the newsletter. */
export function mongoContacts(model: Model<ContactDocument>): Contacts {
  return {
    addReport: ({ address, addressHash }, language, report) => reachable(async () => {
      const add = () => model.updateOne(
        { _id: addressHash, "reports.reportId": mongoose.trusted({ $ne: report.reportId }) },
        { $setOnInsert: { address, newsletter: "none", createdAt: report.at }, $set: { language }, $push: { reports: { $each: [report], $slice: -MOST_REPORTS } } },
        { upsert: true },
      );
      // A duplicate is either this report, already there, or a contact begun by another writer in this very moment.
      await add().catch(async (error: unknown) => {
        if (!isDuplicate(error)) throw error;
        if (!(await model.exists({ _id: addressHash, "reports.reportId": report.reportId }))) await add();
      });
    }),

    removeReport: (reportId) => reachable(async () => {
      const { modifiedCount } = await model.updateMany({ "reports.reportId": reportId }, { $pull: { reports: { reportId } } });
      if (modifiedCount > 0) await model.deleteMany(HELD_BY_NOTHING);
    }),

    setNewsletter: (addressHash, newsletter) => reachable(async () => {
      const { matchedCount } = await model.updateOne({ _id: addressHash }, { $set: { newsletter } });
      await model.deleteOne({ _id: addressHash, ...HELD_BY_NOTHING });
      return matchedCount > 0;
    }),

    list: ({ search, filter, offset, limit }) => reachable(async () => {
      const query = matching(search, filter);
      const [found, total] = await Promise.all([model.find(query).sort({ createdAt: -1, _id: 1 }).skip(offset).limit(limit).lean<ContactDocument[]>(), model.countDocuments(query)]);
      return { contacts: found.map(contactOf), matching: total };
    }),

    stats: () => reachable(async () => {
      const [counted] = await model.aggregate<EmailStats>([{ $group: {
        _id: null,
        unique: { $sum: 1 },
        total: { $sum: { $cond: [{ $gt: [REPORTS, 0] }, REPORTS, 1] } },
        withReports: { $sum: { $cond: [{ $gt: [REPORTS, 0] }, 1, 0] } },
        newsletter: { $sum: { $cond: [{ $eq: ["$newsletter", "confirmed"] }, 1, 0] } },
      } }, { $project: { _id: 0 } }]);
      return counted ?? { total: 0, withReports: 0, newsletter: 0, unique: 0 };
    }),

    addressesOf: (reportIds) => reachable(async () => {
      const wanted = new Set(reportIds);
      const found = await model.find({ "reports.reportId": mongoose.trusted({ $in: [...wanted] }) }, { address: 1, reports: 1 }).lean<ContactDocument[]>();
      return Object.fromEntries(found.flatMap(({ address, reports }) => reports.filter(({ reportId }) => wanted.has(reportId)).map(({ reportId }) => [reportId, address])));
    }),

    find: (hashes) => reachable(async () => (await model.find({ _id: mongoose.trusted({ $in: [...hashes] }) }).lean<ContactDocument[]>()).map(contactOf)),
    remove: (addressHash) => reachable(async () => { await model.deleteOne({ _id: addressHash }); }),
  };
}
