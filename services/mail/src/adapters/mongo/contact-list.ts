import type { EmailStats } from "@hundeblick/proto/http/admin/emails";
import { mapUnavailable } from "@hundeblick/kit/mongo";
import mongoose, { type Model } from "mongoose";
import { FILTERS, sortOrder } from "../../domain/address-list.ts";
import type { NewsletterState } from "../../domain/contact.ts";
import { recordOf } from "../../domain/email-record.ts";
import type { Contacts } from "../../domain/ports.ts";
import { type ContactDocument, contactOf, FIGURES_INDEX, indexFor } from "./contact.schema.ts";

const WEEK_MS = 7 * 86_400_000;
type ListQuery = Parameters<Contacts["list"]>[0];
type Figures = { matching: number; stats: Omit<EmailStats, "lastWeek"> };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const ANY: NewsletterState[] = ["none", "asked", "confirmed", "unsubscribed"];

/** One page in the asked order, read along the index of that order. */
export const pageQuery = (
  model: Model<ContactDocument>,
  { search, filter, sort, descending, offset, limit }: ListQuery,
) => {
  const order = sortOrder(sort, descending);
  const text = search === "" ? {} : { "listing.text": mongoose.trusted({ $regex: escaped(search.toLowerCase()) }) };
  return model
    .find({ ...FILTERS[filter], ...text })
    .sort(Object.fromEntries(order))
    .hint(indexFor(order))
    .skip(offset)
    .limit(limit)
    .lean<ContactDocument[]>();
};

/** How many match, and the figures of all; counted in the index alone. */
export const figuresQuery = (
  model: Model<ContactDocument>,
  { search, filter }: Pick<ListQuery, "search" | "filter">,
) => {
  const isListed = [
    ...Object.entries(FILTERS[filter]).map(([field, value]) => ({ $eq: [`$${field}`, value] })),
    ...(search === "" ? [] : [{ $gte: [{ $indexOfBytes: ["$listing.text", { $literal: search.toLowerCase() }] }, 0] }]),
  ];
  const times = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
  return model
    .aggregate<EmailStats & { matching: number }>([
      { $match: { newsletter: { $in: ANY } } },
      {
        $group: {
          _id: null,
          matching: times({ $and: isListed }),
          total: { $sum: "$listing.count" },
          withReports: times({ $eq: ["$listing.hasReport", true] }),
          newsletter: times({ $eq: ["$newsletter", "confirmed"] }),
          waiting: times({ $eq: ["$newsletter", "asked"] }),
          unique: { $sum: 1 },
        },
      },
      { $project: { _id: 0 } },
    ])
    .hint(FIGURES_INDEX);
};

/** How often addresses were left since then. */
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

async function figures(model: Model<ContactDocument>, query: ListQuery): Promise<Figures> {
  const [found] = await figuresQuery(model, query);
  const { matching, ...stats } = found ?? {
    matching: 0,
    total: 0,
    withReports: 0,
    newsletter: 0,
    waiting: 0,
    unique: 0,
  };
  return { matching, stats };
}

/** Pages of the addresses with their figures. */
export const contactList =
  (model: Model<ContactDocument>, now: () => Date): Contacts["list"] =>
  (query) =>
    mapUnavailable(async () => {
      const [page, { matching, stats }, lastWeek] = await Promise.all([
        pageQuery(model, query),
        figures(model, query),
        leftSince(model, new Date(now().getTime() - WEEK_MS)),
      ]);
      return { emails: page.map((one) => recordOf(contactOf(one))), matching, stats: { ...stats, lastWeek } };
    });
