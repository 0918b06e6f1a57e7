import { AppError } from "@hundeblick/kit/errors";
import { isWritten } from "@hundeblick/kit/mongo";
import mongoose, { type Model } from "mongoose";
import { listingOf } from "../../domain/address-list.ts";
import { isNeeded, newsletterAfter, withReport } from "../../domain/contact.ts";
import type { Contacts } from "../../domain/ports.ts";
import { contactCounts, contactList } from "./contact-list.ts";
import { type ContactDocument, contactOf } from "./contact.schema.ts";

/** Fields of a contact; its list fields are derived. */
type Content = Omit<ContactDocument, "listing" | "changedAt">;
const MAX_CONFLICTS = 100;

/** Addresses with their reports, one document each. */
export function mongoContacts(model: Model<ContactDocument>, now: () => Date): Contacts {
  const counts = contactCounts(model, now);
  /** Writes with optimistic locking and retries on a conflict. True when the contact exists. */
  async function edit(
    contact: { _id: string } | { address: string },
    change: (before: Content | null) => Content | null,
  ): Promise<boolean> {
    for (let conflicts = 0; conflicts < MAX_CONFLICTS; conflicts++) {
      const before = await model.findOne(contact).lean<ContactDocument>();
      const after = change(before);
      if (!after) return before !== null;
      const next = { ...after, listing: listingOf(after), changedAt: laterThan(before?.changedAt) };
      const written = await write(before, next).finally(() => counts.clear());
      if (written) return true;
    }
    throw new AppError("unavailable");
  }
  async function write(before: ContactDocument | null, next: ContactDocument) {
    if (!before) return isWritten(model.create(next));
    const state = { _id: before._id, changedAt: before.changedAt ?? null };
    if (!isNeeded(next)) return (await model.deleteOne(state)).deletedCount === 1;
    return (await model.replaceOne(state, next)).matchedCount === 1;
  }

  return {
    async addReport({ address, addressHash }, language, report) {
      await edit({ address }, (before) => ({
        _id: addressHash,
        address,
        newsletter: "none",
        createdAt: report.at,
        ...before,
        language,
        reports: withReport(before?.reports ?? [], report),
      }));
    },

    async removeReport(reportId) {
      for (const { _id } of await model.find({ "reports.reportId": reportId }, { _id: 1 }).lean())
        await edit(
          { _id },
          (before) => before && { ...before, reports: before.reports.filter((one) => one.reportId !== reportId) },
        );
    },

    setNewsletter: async (addressHash, newsletter) =>
      edit(
        { _id: addressHash },
        (before) => before && { ...before, newsletter: newsletterAfter(before.newsletter, newsletter) },
      ),

    list: contactList(model, counts),

    async addressesOf(reportIds) {
      const wanted = new Set(reportIds);
      const found = await model
        .find({ "reports.reportId": mongoose.trusted({ $in: [...wanted] }) }, { address: 1, reports: 1 })
        .lean<ContactDocument[]>();
      return Object.fromEntries(
        found.flatMap(({ address, reports }) =>
          reports.filter(({ reportId }) => wanted.has(reportId)).map(({ reportId }) => [reportId, address]),
        ),
      );
    },

    find: async (addresses) =>
      (await model.find({ address: mongoose.trusted({ $in: [...addresses] }) }).lean<ContactDocument[]>()).map(
        contactOf,
      ),
    async remove(address) {
      await model.deleteOne({ address });
      counts.clear();
    },
  };
}

const laterThan = (moment: Date | undefined): Date => new Date(Math.max(Date.now(), (moment?.getTime() ?? 0) + 1));
