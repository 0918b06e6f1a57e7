import mongoose, { type Model } from "mongoose";
import type { CategoryCount } from "@hundeblick/proto/http/admin/numbers";
import type { ClickNumbers } from "../../domain/numbers/ports.ts";
import type { Click } from "../../domain/session.ts";
import type { ClickDocument } from "./click.repository.ts";

const PEOPLE = { botReason: null };
const CATEGORIES = ["joint", "omega3", "probiotic", "multivitamin"] as const;

const clickOf = ({ _id, ...click }: ClickDocument): Click => ({ ...click, eventId: _id });
const HAS_MATCH = { $cond: [{ $isNumber: "$match" }, 1, 0] };
/** Clicks, distinct visits and mean match by a field, most clicks first. */
const by = (field: string) => [
  {
    $group: {
      _id: { key: `$${field}`, sessionId: "$sessionId" },
      clicks: { $sum: 1 },
      reported: { $sum: HAS_MATCH },
      matches: { $sum: "$match" },
    },
  },
  {
    $group: {
      _id: "$_id.key",
      count: { $sum: "$clicks" },
      uniqueUsers: { $sum: 1 },
      reported: { $sum: "$reported" },
      matches: { $sum: "$matches" },
    },
  },
  { $sort: { count: -1 as const, _id: 1 as const } },
];
type Grouped = { _id: string; count: number; uniqueUsers: number; reported: number; matches: number };

const averageOf = ({ reported, matches }: Grouped): number | null => (reported === 0 ? null : matches / reported);

export function mongoClickNumbers(model: Model<ClickDocument>): ClickNumbers {
  return {
    total: async () => model.countDocuments(PEOPLE),
    mostChosen: async (limit) =>
      (await model.aggregate<Grouped>([{ $match: PEOPLE }, ...by("product.asin"), { $limit: limit }])).map((group) => ({
        asin: group._id,
        count: group.count,
        uniqueUsers: group.uniqueUsers,
        averageMatch: averageOf(group),
      })),
    async categories() {
      const groups = await model.aggregate<Grouped>([
        { $match: { ...PEOPLE, "product.category": { $in: [...CATEGORIES] } } },
        ...by("product.category"),
      ]);
      return CATEGORIES.map((category): CategoryCount => {
        const found = groups.find(({ _id }) => _id === category);
        return {
          category,
          count: found?.count ?? 0,
          uniqueUsers: found?.uniqueUsers ?? 0,
          avgLikelihood: found ? averageOf(found) : null,
        };
      });
    },
    newest: async (offset, limit, asin) =>
      (
        await model
          .find({ ...PEOPLE, ...(asin === undefined ? {} : { "product.asin": asin }) })
          .sort({ at: -1, _id: 1 })
          .skip(offset)
          .limit(limit)
          .lean<ClickDocument[]>()
      ).map(clickOf),
    ofSessions: async (ids) =>
      (
        await model
          .find({ sessionId: mongoose.trusted({ $in: [...ids] }) })
          .sort({ at: 1 })
          .lean<ClickDocument[]>()
      ).map(clickOf),
  };
}
