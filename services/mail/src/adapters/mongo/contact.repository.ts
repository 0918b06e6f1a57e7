import { followedFields, type Mirror } from "@hundeblick/kit/mirror";
import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { Contact, NewsletterState, ReportOfContact } from "../../domain/contact.ts";
import type { Contacts } from "../../domain/ports.ts";
import { addressList, type ListedAddress } from "../address-list.ts";

export type ContactDocument = {
  _id: string;
  address: string;
  language: string;
  newsletter: NewsletterState;
  reports: ReportOfContact[];
  createdAt: Date;
  changedAt?: Date;
};

const text = { type: String, required: true };
const contactSchema = new Schema<ContactDocument>(
  {
    /** The address as a keyed hash: one contact for each, and a name for it that may be written down. */
    _id: text,
    address: text,
    language: text,
    newsletter: { type: String, required: true },
    reports: [
      new Schema(
        {
          reportId: text,
          dog: new Schema({ name: String, breed: String, ageMonths: Number, weightKg: Number }, { _id: false }),
          at: { type: Date, required: true },
        },
        { _id: false },
      ),
    ],
    ...followedFields,
  },
  { collection: "contacts", versionKey: false, strict: "throw" },
);
contactSchema.index({ address: 1 }, { unique: true });
contactSchema.index({ "reports.reportId": 1 });

export const contactModel = (connection: Connection): Model<ContactDocument> =>
  connection.model<ContactDocument>("Contact", contactSchema);

/** The newest reports of one contact; older ones are dropped from the list, never more than this. */
const MOST_REPORTS = 200;
const UNWANTED: NewsletterState[] = ["none", "unsubscribed"];
const HELD_BY_NOTHING = { reports: mongoose.trusted({ $size: 0 }), newsletter: mongoose.trusted({ $in: UNWANTED }) };

export const contactOf = ({ _id, address, newsletter, reports, createdAt }: ContactDocument): Contact => ({
  addressHash: _id,
  address,
  newsletter,
  reports: reports ?? [],
  createdAt,
});

/** Addresses with their reports. A contact exists as long as it has a report or wants the newsletter. */
export function mongoContacts(model: Model<ContactDocument>, mirror: Mirror<ListedAddress>, now: () => Date): Contacts {
  const removeUnheld = async (_id: string): Promise<void> => {
    const { deletedCount } = await model.deleteOne({ _id, ...HELD_BY_NOTHING });
    if (deletedCount > 0) await mirror.forget([_id]);
  };
  const list = addressList(mirror, now);
  return {
    addReport: ({ address, addressHash }, language, report) =>
      reachable(async () => {
        const add = () =>
          model.updateOne(
            { _id: addressHash, "reports.reportId": mongoose.trusted({ $ne: report.reportId }) },
            {
              $setOnInsert: { address, newsletter: "none", createdAt: report.at },
              $set: { language, changedAt: new Date() },
              $push: { reports: { $each: [report], $slice: -MOST_REPORTS } },
            },
            { upsert: true },
          );
        // A duplicate is either this report, already there, or a contact begun by another writer in this very moment.
        await add().catch(async (error: unknown) => {
          if (!isDuplicate(error)) throw error;
          if (!(await model.exists({ _id: addressHash, "reports.reportId": report.reportId }))) await add();
        });
      }),

    removeReport: (reportId) =>
      reachable(async () => {
        const holders = await model.find({ "reports.reportId": reportId }, { _id: 1 }).lean();
        for (const { _id } of holders) {
          await model.updateOne({ _id }, { $pull: { reports: { reportId } }, $set: { changedAt: new Date() } });
          await removeUnheld(_id);
        }
      }),

    setNewsletter: (addressHash, newsletter) =>
      reachable(async () => {
        const { matchedCount } = await model.updateOne(
          { _id: addressHash },
          { $set: { newsletter, changedAt: new Date() } },
        );
        if (matchedCount > 0) await removeUnheld(addressHash);
        return matchedCount > 0;
      }),

    list,

    addressesOf: (reportIds) =>
      reachable(async () => {
        const wanted = new Set(reportIds);
        const found = await model
          .find({ "reports.reportId": mongoose.trusted({ $in: [...wanted] }) }, { address: 1, reports: 1 })
          .lean<ContactDocument[]>();
        return Object.fromEntries(
          found.flatMap(({ address, reports }) =>
            reports.filter(({ reportId }) => wanted.has(reportId)).map(({ reportId }) => [reportId, address]),
          ),
        );
      }),

    find: (hashes) =>
      reachable(async () =>
        (await model.find({ _id: mongoose.trusted({ $in: [...hashes] }) }).lean<ContactDocument[]>()).map(contactOf),
      ),
    remove: (addressHash) =>
      reachable(async () => {
        const { deletedCount } = await model.deleteOne({ _id: addressHash });
        if (deletedCount > 0) await mirror.forget([addressHash]);
      }),
  };
}
