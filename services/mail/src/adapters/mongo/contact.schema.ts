import { type Connection, type Model, Schema } from "mongoose";
import { type Listing, SORT_ORDERS, type SortOrder } from "../../domain/address-list.ts";
import type { Contact, NewsletterState, ReportOfContact } from "../../domain/contact.ts";

export type ContactDocument = {
  _id: string;
  address: string;
  language: string;
  newsletter: NewsletterState;
  reports: ReportOfContact[];
  listing: Listing;
  createdAt: Date;
  /** Unique time of the last write, used for optimistic locking. */
  changedAt?: Date;
};

const text = { type: String, required: true };
const date = { type: Date, required: true };
const contactSchema = new Schema<ContactDocument>(
  {
    /** Keyed hash of the address, safe to store elsewhere; stays when the key changes, so it finds no address. */
    _id: text,
    address: text,
    language: text,
    newsletter: { type: String, required: true },
    reports: [
      new Schema(
        {
          reportId: text,
          dog: new Schema({ name: String, breed: String, ageMonths: Number, weightKg: Number }, { _id: false }),
          at: date,
        },
        { _id: false },
      ),
    ],
    listing: new Schema<Listing>(
      { breed: String, breedUnknown: Boolean, hasReport: Boolean, count: Number, text: String },
      { _id: false },
    ),
    createdAt: date,
    changedAt: Date,
  },
  { collection: "contacts", versionKey: false, strict: "throw" },
);

/** Index of this order, read backwards for the opposite one. */
export function indexFor(order: SortOrder): Record<string, 1 | -1> {
  const [first] = order;
  const turn = first?.[1] ?? 1;
  return Object.fromEntries(order.map(([field, direction]) => [field, direction === turn ? 1 : -1]));
}
/** Covers all figures of the list. */
export const FIGURES_INDEX = {
  newsletter: 1,
  "listing.hasReport": 1,
  "listing.count": 1,
  "listing.text": 1,
} as const;

contactSchema.index({ address: 1 }, { unique: true });
contactSchema.index({ "reports.reportId": 1 });
contactSchema.index({ "reports.at": 1 });
contactSchema.index(FIGURES_INDEX);
const sorted = new Map(SORT_ORDERS.map(indexFor).map((index) => [JSON.stringify(index), index]));
for (const index of sorted.values()) if (Object.keys(index).length > 1) contactSchema.index(index);

export const contactModel = (connection: Connection): Model<ContactDocument> =>
  connection.model<ContactDocument>("Contact", contactSchema);

export const contactOf = ({ _id, address, newsletter, reports, createdAt }: ContactDocument): Contact => ({
  addressHash: _id,
  address,
  newsletter,
  reports: reports ?? [],
  createdAt,
});
