import { reachable } from "@hundeblick/kit/mongo";
import mongoose, { type Model } from "mongoose";
import type { VisitCounts } from "../../domain/numbers/ports.ts";
import { sumOf } from "../../domain/numbers/summary.ts";
import { COUNTED, type Counted, countsOf, IS_BOT } from "./counting.ts";
import { type MarkDocument, ROLLUP_MARK, type RollupDocument } from "./rollup.repository.ts";
import type { SessionDocument } from "./session.schema.ts";

/** Counted visits of a span: whole days from the rollups, anything else from the visits. */
export function mongoVisitCounts(sessions: Model<SessionDocument>, rollups: Model<RollupDocument>, marks: Model<MarkDocument>): VisitCounts {
  return {
    ofDays: (from) => reachable(async () => {
      const mark = await marks.findById(ROLLUP_MARK).lean();
      const days = await rollups.find({ day: mongoose.trusted({ $gte: from.toISOString().slice(0, 10) }) }).lean<RollupDocument[]>();
      return { people: sumOf(days.filter(({ bot }) => !bot)), machines: sumOf(days.filter(({ bot }) => bot)), countedAt: mark?.at ?? null };
    }),
    between: (from, to) => reachable(async () => {
      const groups = await sessions.aggregate<Counted & { _id: boolean }>([{ $match: { startedAt: { $gte: from, $lte: to } } }, { $group: { _id: IS_BOT, ...COUNTED } }]);
      const of = (bot: boolean) => sumOf(groups.filter(({ _id }) => _id === bot).map(countsOf));
      return { people: of(false), machines: of(true) };
    }),
  };
}
