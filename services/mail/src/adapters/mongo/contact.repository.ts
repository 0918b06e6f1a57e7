import { isDuplicate, mapUnavailable } from "@hundeblick/kit/mongo";
import mongoose, { type Model } from "mongoose";
import { listingOf } from "../../domain/address-list.ts";
import { isNeeded, withReport } from "../../domain/contact.ts";
import type { Contacts } from "../../domain/ports.ts";
import { contactFigures, contactList } from "./contact-list.ts";
import { type ContactDocument, contactOf } from "./contact.schema.ts";

/** Changed fields of a contact; its list fields are derived. */
type Content = Omit<ContactDocument, "_id" | "listing" | "changedAt">;

/** Addresses with their reports, one document each. */
export function mongoContacts(model: Model<ContactDocument>, now: () => Date): Contacts {
  const figures = contactFigures(model, now);
  /** Writes with optimistic locking and retries on a conflict. True when the contact exists. */
  async function edit(_id: string, change: (before: Content | null) => Content | null): Promise<boolean> {
    for (;;) {
      const before = await model.findById(_id).lean<ContactDocument>();
      const after = change(before);
      if (!after) return before !== null;
      const next = { ...after, listing: listingOf(after), changedAt: laterThan(before?.changedAt) };
      const written = await write(_id, before, next).finally(() => figures.clear());
      if (written) return true;
    }
  }
  async function write(_id: string, before: ContactDocument | null, next: Omit<ContactDocument, "_id">) {
    if (!before)
      return model.create({ _id, ...next }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicate(error)) return false;
          throw error;
        },
      );
    const state = { _id, changedAt: before.changedAt ?? null };
    if (!isNeeded(next)) return (await model.deleteOne(state)).deletedCount === 1;
    return (await model.replaceOne(state, next)).matchedCount === 1;
  }

  return {
    addReport: ({ address, addressHash }, language, report) =>
      mapUnavailable(async () => {
        await edit(addressHash, (before) => ({
          address,
          newsletter: "none",
          createdAt: report.at,
          ...before,
          language,
          reports: withReport(before?.reports ?? [], report),
        }));
      }),

    removeReport: (reportId) =>
      mapUnavailable(async () => {
        for (const { _id } of await model.find({ "reports.reportId": reportId }, { _id: 1 }).lean())
          await edit(
            _id,
            (before) => before && { ...before, reports: before.reports.filter((one) => one.reportId !== reportId) },
          );
      }),

    setNewsletter: (addressHash, newsletter) =>
      mapUnavailable(() => edit(addressHash, (before) => before && { ...before, newsletter })),

    list: contactList(model, figures),

    addressesOf: (reportIds) =>
      mapUnavailable(async () => {
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
      mapUnavailable(async () =>
        (await model.find({ _id: mongoose.trusted({ $in: [...hashes] }) }).lean<ContactDocument[]>()).map(contactOf),
      ),
    remove: (addressHash) =>
      mapUnavailable(async () => {
        await model.deleteOne({ _id: addressHash });
        figures.clear();
      }),
  };
}

const laterThan = (moment: Date | undefined): Date => new Date(Math.max(Date.now(), (moment?.getTime() ?? 0) + 1));
