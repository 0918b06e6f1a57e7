import { escapeRegex } from "@hundeblick/kit/mongo";
import { LRUCache } from "lru-cache";
import mongoose, { type Model } from "mongoose";
import { type ContactGroup, countListed, FILTERS, sortOrder, toStats } from "../../domain/address-list.ts";
import { NEWSLETTER_STATES } from "../../domain/contact.ts";
import { recordOf } from "../../domain/email-record.ts";
import type { Contacts } from "../../domain/ports.ts";
import { type ContactDocument, contactOf, FIGURES_INDEX, indexFor } from "./contact.schema.ts";

const WEEK_MS = 7 * 86_400_000;
/** How long counts may lag behind changes by another instance. */
const COUNTS_MS = 60_000;
const SEARCHES = 100;
type ListQuery = Parameters<Contacts["list"]>[0];

const containing = (search: string): object =>
  search === "" ? {} : { "listing.text": mongoose.trusted({ $regex: escapeRegex(search.toLowerCase()) }) };
/** Lets a query that names no state read the index that begins with it. */
const ANY = mongoose.trusted({ $in: NEWSLETTER_STATES });

/** One page in the requested order, read along its index. */
export const pageQuery = (
  model: Model<ContactDocument>,
  { search, filter, sort, descending, offset, limit }: ListQuery,
) => {
  const order = sortOrder(sort, descending);
  const page = model
    .find({ ...FILTERS[filter], ...containing(search) })
    .sort(Object.fromEntries(order))
    .skip(offset)
    .limit(limit)
    .lean<ContactDocument[]>();
  // without a condition only the order decides the index
  return filter === "all" && search === "" ? page : page.hint(indexFor(order));
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
type Search = Pick<ListQuery, "search" | "filter">;
type ContactCounts = ReturnType<typeof contactCounts>;

/** Counts of all contacts and of searches, kept for many pages; whoever changes a contact clears them. */
export function contactCounts(model: Model<ContactDocument>, now: () => Date) {
  // a count that a change invalidates while it runs is returned, but not cached
  const kept = { ttl: COUNTS_MS, perf: { now: () => now().getTime() }, ignoreFetchAbort: true };
  const figures = new LRUCache<"all", Figures>({
    ...kept,
    max: 1,
    fetchMethod: async () => {
      const from = new Date(now().getTime() - WEEK_MS);
      const [groups, lastWeek] = await Promise.all([groupsQuery(model), leftSince(model, from)]);
      return { groups, lastWeek };
    },
  });
  const found = new LRUCache<string, number, Search>({
    ...kept,
    max: SEARCHES,
    fetchMethod: async (_key, _stale, { context }) => (await countQuery(model, context))[0]?.count ?? 0,
  });
  return {
    figures: () => figures.forceFetch("all"),
    found: (context: Search) => found.forceFetch(JSON.stringify([context.filter, context.search]), { context }),
    clear() {
      figures.clear();
      found.clear();
    },
  };
}

/** Number of contacts that match a search; counted only if this page does not show the last of them. */
async function countFound({ search, filter, offset, limit }: ListQuery, shown: number, counts: ContactCounts) {
  const showsLast = shown < limit && (shown > 0 || offset === 0);
  return showsLast ? offset + shown : counts.found({ search, filter });
}

/** Pages of the addresses with their figures. */
export const contactList =
  (model: Model<ContactDocument>, counts: ContactCounts): Contacts["list"] =>
  async (query) => {
    const [page, { groups, lastWeek }] = await Promise.all([pageQuery(model, query), counts.figures()]);
    return {
      emails: page.map((one) => recordOf(contactOf(one))),
      matching: query.search === "" ? countListed(groups, query.filter) : await countFound(query, page.length, counts),
      stats: { ...toStats(groups), lastWeek },
    };
  };
