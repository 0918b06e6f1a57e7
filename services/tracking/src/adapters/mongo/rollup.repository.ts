import { MILESTONES } from "@hundeblick/proto/http/tracking";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import { countsOf } from "../../domain/numbers/visit-groups.ts";
import { type Counts, sumOf } from "../../domain/numbers/summary.ts";
import type { Rollups } from "../../domain/ports.ts";
import { groupVisits } from "./group-visits.ts";
import type { SessionDocument } from "./session.schema.ts";

/** Visits that began on one UTC day, in one language and market, of people or bots. */
type RollupDocument = Counts & { _id: string; day: string; language: string; market: string; bot: boolean };
/** Totals of all visits that began on one UTC day, so that a range reads one document per day. */
export type DayDocument = { _id: string; people: Counts; machines: Counts };
/** Watermark of the count, and days to be counted again. */
export type MarkDocument = { _id: string; at: Date };

const counts = {
  sessions: Number,
  bounced: Number,
  seconds: Number,
  times: Object,
  listed: Number,
  facebook: Number,
  facebookBusy: Number,
  reached: Object.fromEntries(MILESTONES.map((milestone) => [milestone, Number])),
};
const rollupSchema = new Schema<RollupDocument>(
  {
    _id: { type: String, required: true },
    day: { type: String, required: true },
    language: String,
    market: String,
    bot: Boolean,
    ...counts,
  },
  { collection: "rollups", versionKey: false, strict: "throw" },
);
rollupSchema.index({ day: 1 });
const daySchema = new Schema<DayDocument>(
  { _id: { type: String, required: true }, people: counts, machines: counts },
  { collection: "days", versionKey: false, strict: "throw" },
);
const markSchema = new Schema<MarkDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "rollup_marks", versionKey: false },
);

export const rollupModel = (connection: Connection): Model<RollupDocument> =>
  connection.model<RollupDocument>("Rollup", rollupSchema);
export const dayModel = (connection: Connection): Model<DayDocument> => connection.model<DayDocument>("Day", daySchema);
export const markModel = (connection: Connection): Model<MarkDocument> =>
  connection.model<MarkDocument>("RollupMark", markSchema);

/** Version of the rollup; a new one counts every day again. */
export const ROLLUP_MARK = "sessions.4";
const AGAIN = "again:";

/** Counting may take longer than a call. */
export const COUNT_TIMEOUT_MS = 30_000;
const DAY_MS = 86_400_000;
/** Overlap of two rounds, for clock differences and writes in flight. */
const OVERLAP_MS = 60_000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const dayIn = (field: string) => ({ $dateToString: { format: "%Y-%m-%d", date: field } });

const nextDay = (day: string): string => dayOf(new Date(Date.parse(day) + DAY_MS));
const daysFrom = (first: string, last: string): string[] =>
  first >= last ? [first] : [first, ...daysFrom(nextDay(first), last)];

/**
 * Counts whole days again instead of adding up events, so that repeated, late or reordered events do not matter. Days
 * with deleted visits are not counted again.
 */
export function mongoRollups(
  sessions: Model<SessionDocument>,
  rollups: Model<RollupDocument>,
  days: Model<DayDocument>,
  marks: Model<MarkDocument>,
): Rollups {
  const waiting = { _id: mongoose.trusted({ $gte: AGAIN, $lt: `${AGAIN}~` }) };
  return {
    async refresh(now, complete) {
      const mark = await marks.findById(ROLLUP_MARK).lean();
      const since = new Date(mark ? mark.at.getTime() - OVERLAP_MS : 0);
      const changed = await sessions
        .aggregate<{ _id: { from: string; to: string } }>([
          { $match: { changedAt: { $gte: since } } },
          { $group: { _id: { from: dayIn("$startedAt"), to: dayIn("$lastSeenAt") } } },
        ])
        .option({ maxTimeMS: COUNT_TIMEOUT_MS });
      // a late event may have moved a visit's start back: its previous day lies between the start and the last event
      const again = (await marks.find(waiting).lean()).map(({ _id }) => _id.slice(AGAIN.length));
      const touched = new Set(
        [...changed.flatMap(({ _id: { from, to } }) => daysFrom(from, to)), ...again].filter(
          (day) => day >= dayOf(complete),
        ),
      );
      for (const day of touched) await countDay(sessions, rollups, days, day);
      await marks.updateOne({ _id: ROLLUP_MARK }, { $set: { at: now } }, { upsert: true });
      await marks.deleteMany({ ...waiting, at: mongoose.trusted({ $lt: new Date(now.getTime() - OVERLAP_MS) }) });
      return [...touched].toSorted();
    },

    async markForRecount(moments, now) {
      for (const day of new Set(moments.map(dayOf)))
        await marks.updateOne({ _id: `${AGAIN}${day}` }, { $set: { at: now } }, { upsert: true });
    },
  };
}

async function countDay(
  sessions: Model<SessionDocument>,
  rollups: Model<RollupDocument>,
  days: Model<DayDocument>,
  day: string,
): Promise<void> {
  const start = new Date(`${day}T00:00:00Z`);
  const alike = await groupVisits(sessions, { $gte: start, $lt: new Date(start.getTime() + DAY_MS) }, COUNT_TIMEOUT_MS);
  const parts = Map.groupBy(
    alike,
    ({ language, market, isBot }) => `${day}|${language}|${market}|${isBot ? "bot" : "human"}`,
  );
  const documents = [...parts].map(([_id, visits]): RollupDocument => {
    const [, language = "", market = "", who] = _id.split("|");
    return { _id, day, language, market, bot: who === "bot", ...sumOf(visits.map(countsOf)) };
  });
  for (const document of documents) await rollups.replaceOne({ _id: document._id }, document, { upsert: true });
  const of = (bots: boolean): Counts => sumOf(documents.filter(({ bot }) => bot === bots));
  await days.replaceOne({ _id: day }, { _id: day, people: of(false), machines: of(true) }, { upsert: true });
  await rollups.deleteMany({ day, _id: mongoose.trusted({ $nin: documents.map(({ _id }) => _id) }) });
}
