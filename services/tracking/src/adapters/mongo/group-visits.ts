import { MILESTONES } from "@hundeblick/proto/http/tracking";
import type { Model } from "mongoose";
import type { VisitGroup } from "../../domain/numbers/visit-groups.ts";
import { FACEBOOK } from "../../domain/numbers/listed.ts";
import { DIRECT } from "../../domain/source.ts";
import type { SessionDocument } from "./session.schema.ts";

const SOURCE = { $ifNull: ["$landing.source", DIRECT] };
const isThere = (field: string) => ({ $gt: [field, null] });

/** Counted fields of a visit. The database only groups and adds up, by second of duration; `summary.ts` interprets. */
const ALIKE = {
  language: { $ifNull: ["$landing.language", { $ifNull: ["$language", "unknown"] }] },
  market: { $ifNull: ["$market", "unknown"] },
  isBot: isThere("$visitor.botReason"),
  isDirect: { $eq: [SOURCE, DIRECT] },
  isFacebook: { $regexMatch: { input: SOURCE, regex: FACEBOOK } },
  ...Object.fromEntries(MILESTONES.map((milestone) => [milestone, isThere(`$milestones.${milestone}`)])),
};
const MILLISECONDS = { $subtract: [{ $toLong: "$lastSeenAt" }, { $toLong: "$startedAt" }] };
type Alike = Omit<VisitGroup, "sessions" | "seconds" | "reached"> & Record<(typeof MILESTONES)[number], boolean>;
type Group = { _id: Alike & { took: number }; sessions: number; milliseconds: number };

/** Groups equal visits that began in a range; the database aborts after `withinMs`. */
export async function groupVisits(
  sessions: Model<SessionDocument>,
  began: { $gte: Date } & ({ $lt: Date } | { $lte: Date }),
  withinMs: number,
): Promise<VisitGroup[]> {
  const groups = await sessions
    .aggregate<Group>([
      { $match: { startedAt: began } },
      {
        $group: {
          _id: { ...ALIKE, took: { $floor: { $divide: [MILLISECONDS, 1_000] } } },
          sessions: { $sum: 1 },
          milliseconds: { $sum: MILLISECONDS },
        },
      },
    ])
    .option({ maxTimeMS: withinMs });
  return groups.map(({ _id: { language, market, isBot, isDirect, isFacebook, took, ...reached }, ...sums }) => ({
    language,
    market,
    isBot,
    isDirect,
    isFacebook,
    took: Number(took),
    reached: MILESTONES.filter((milestone) => reached[milestone]),
    sessions: sums.sessions,
    seconds: Number(sums.milliseconds) / 1_000,
  }));
}
