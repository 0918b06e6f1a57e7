import mongoose, { type Model } from "mongoose";
import { countsOf } from "../../domain/numbers/visit-groups.ts";
import type { VisitCounts } from "../../domain/numbers/ports.ts";
import { sumOf } from "../../domain/numbers/summary.ts";
import { groupVisits } from "./group-visits.ts";
import { type DayDocument, type MarkDocument, ROLLUP_MARK } from "./rollup.repository.ts";
import type { SessionDocument } from "./session.schema.ts";

/** Equal to the timeout of the connection for calls. */
const ANSWER_MS = 1_500;

/** Counted visits of a range: whole days from the rollups, anything else from the visits. */
export function mongoVisitCounts(
  sessions: Model<SessionDocument>,
  days: Model<DayDocument>,
  marks: Model<MarkDocument>,
  withinMs = ANSWER_MS,
): VisitCounts {
  return {
    async ofDays(from) {
      const mark = await marks.findById(ROLLUP_MARK).lean();
      const found = await days
        .find({ _id: mongoose.trusted({ $gte: from.toISOString().slice(0, 10) }) })
        .lean<DayDocument[]>();
      return {
        days: found.map(({ _id: day, people, machines }) => ({ day, people, machines })),
        countedAt: mark?.at ?? null,
      };
    },
    async between(from, to) {
      const alike = await groupVisits(sessions, { $gte: from, $lte: to }, withinMs);
      const of = (bots: boolean) => sumOf(alike.filter(({ isBot }) => isBot === bots).map(countsOf));
      return { people: of(false), machines: of(true) };
    },
  };
}
