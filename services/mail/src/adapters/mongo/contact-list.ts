import { mapUnavailable } from "@hundeblick/kit/mongo";
import mongoose, { type Model } from "mongoose";
import { type ContactGroup, countListed, FILTERS, sortOrder, toStats } from "../../domain/address-list.ts";
import type { NewsletterState } from "../../domain/contact.ts";
import { recordOf } from "../../domain/email-record.ts";
import type { Contacts } from "../../domain/ports.ts";
import { type ContactDocument, contactOf, FIGURES_INDEX, indexFor } from "./contact.schema.ts";

const WEEK_MS = 7 * 86_400_000;
type ListQuery = Parameters<Contacts["list"]>[0];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const containing = (search: string): object =>
  search === "" ? {} : { "listing.text": mongoose.trusted({ $regex: escaped(search.toLowerCase()) }) };
const ANY: NewsletterState[] = ["none", "asked", "confirmed", "unsubscribed"];

/** One page in the requested order, read along its index. */
export const pageQuery = (
  model: Model<ContactDocument>,
  { search, filter, sort, descending, offset, limit }: ListQuery,
) => {
  const order = sortOrder(sort, descending);
  return model
    .find({ ...FILTERS[filter], ...containing(search) })
    .sort(Object.fromEntries(order))
    .hint(indexFor(order))
    .skip(offset)
    .limit(limit)
    .lean<ContactDocument[]>();
};

/** Contacts grouped by the fields of the figures, counted in the index alone. */
export const groupsQuery = (model: Model<ContactDocument>, search: string) =>
  model
    .aggregate<ContactGroup>([
      { $match: { newsletter: { $in: ANY }, ...containing(search) } },
      {
        $group: {
          _id: { newsletter: "$newsletter", hasReport: "$listing.hasReport" },
          contacts: { $sum: 1 },
          times: { $sum: "$listing.count" },
        },
      },
      {
        $replaceWith: {
          newsletter: "$_id.newsletter",
          hasReport: "$_id.hasReport",
          contacts: "$contacts",
          times: "$times",
        },
      },
    ])
    .hint(FIGURES_INDEX);

/** Number of reports opened with an address since then. */
async function leftSince(model: Model<ContactDocument>, from: Date): Promise<number> {
  const [withReports, others] = await Promise.all([
    model.aggregate<{ count: number }>([
      { $match: { "reports.at": { $gt: from } } },
      { $unwind: "$reports" },
      { $match: { "reports.at": { $gt: from } } },
      { $count: "count" },
    ]),
    model.countDocuments({ createdAt: mongoose.trusted({ $gt: from }), "listing.hasReport": false }),
  ]);
  return (withReports[0]?.count ?? 0) + others;
}

/** Pages of the addresses with their figures. */
export const contactList =
  (model: Model<ContactDocument>, now: () => Date): Contacts["list"] =>
  (query) =>
    mapUnavailable(async () => {
      const [page, all, found, lastWeek] = await Promise.all([
        pageQuery(model, query),
        groupsQuery(model, ""),
        query.search === "" ? null : groupsQuery(model, query.search),
        leftSince(model, new Date(now().getTime() - WEEK_MS)),
      ]);
      return {
        emails: page.map((one) => recordOf(contactOf(one))),
        matching: countListed(found ?? all, query.filter),
        stats: { ...toStats(all), lastWeek },
      };
    });
