import { escapeRegex } from "@hundeblick/kit/mongo";
import { LRUCache } from "lru-cache";
import mongoose, { type Model } from "mongoose";
import { type ContactGroup, countListed, FILTERS, sortOrder, toStats } from "../../domain/address-list.ts";
import type { NewsletterState } from "../../domain/contact.ts";
import { recordOf } from "../../domain/email-record.ts";
import type { Contacts } from "../../domain/ports.ts";
import { type ContactDocument, contactOf, FIGURES_INDEX, indexFor } from "./contact.schema.ts";

const WEEK_MS = 7 * 86_400_000;
/** How long the figures may lag behind changes by another instance. */
const FIGURES_MS = 60_000;
type ListQuery = Parameters<Contacts["list"]>[0];

const containing = (search: string): object =>
  search === "" ? {} : { "listing.text": mongoose.trusted({ $regex: escapeRegex(search.toLowerCase()) }) };
const STATES: NewsletterState[] = ["none", "asked", "confirmed", "unsubscribed"];
/** Lets a query that names no state read the index that begins with it. */
const ANY = mongoose.trusted({ $in: STATES });

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

/** Contacts a search finds, counted in the index alone. */
export const countQuery = (model: Model<ContactDocument>, { search, filter }: Pick<ListQuery, "search" | "filter">) =>
  model
    .aggregate<{ count: number }>([
      { $match: { newsletter: ANY, ...FILTERS[filter], ...containing(search) } },
      { $count: "count" },
    ])
    .hint(FIGURES_INDEX);

/** Contacts grouped by the fields of the figures, counted in the index alone. */
export const groupsQuery = (model: Model<ContactDocument>) =>
  model
    .aggregate<ContactGroup>([
      { $match: { newsletter: ANY } },
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

type Figures = { groups: ContactGroup[]; lastWeek: number };
export type ContactFigures = LRUCache<"figures", Figures>;

/** Figures of all contacts, counted once for many pages; whoever changes a contact clears them. */
export const contactFigures = (model: Model<ContactDocument>, now: () => Date): ContactFigures =>
  new LRUCache<"figures", Figures>({
    max: 1,
    ttl: FIGURES_MS,
    perf: { now: () => now().getTime() },
    // a count that a change overtakes is returned to who asked, but not kept
    ignoreFetchAbort: true,
    fetchMethod: async () => {
      const from = new Date(now().getTime() - WEEK_MS);
      const [groups, lastWeek] = await Promise.all([groupsQuery(model), leftSince(model, from)]);
      return { groups, lastWeek };
    },
  });

/** Pages of the addresses with their figures. */
export const contactList =
  (model: Model<ContactDocument>, figures: ContactFigures): Contacts["list"] =>
  async (query) => {
    const [page, { groups, lastWeek }, found] = await Promise.all([
      pageQuery(model, query),
      figures.forceFetch("figures"),
      query.search === "" ? null : countQuery(model, query),
    ]);
    return {
      emails: page.map((one) => recordOf(contactOf(one))),
      matching: found ? (found[0]?.count ?? 0) : countListed(groups, query.filter),
      stats: { ...toStats(groups), lastWeek },
    };
  };
