import { isWritten } from "@hundeblick/kit/mongo";
import type { Milestone } from "@hundeblick/proto/http/tracking";
import type { Language, Market } from "@hundeblick/proto/language";
import type { Model, mongo } from "mongoose";
import type { Landing, ReportLink, Visitor } from "../../domain/session.ts";
import type { SessionDocument } from "./session.schema.ts";

/** Changes of a visit by one or more events. Without `seen` it does not create the visit. */
type SessionPatch = {
  seen?: { first: Date; last: Date };
  milestones: Partial<Record<Milestone, Date>>;
  visitor?: Visitor;
  landing?: Landing;
  made?: { report: ReportLink; language: Language; market: Market };
};
type Operation = mongo.AnyBulkWriteOperation<SessionDocument>;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Merges two patches in any order; keeps the first description and the last report. */
export function mergePatches(known: SessionPatch, later: SessionPatch): SessionPatch {
  const milestones = { ...known.milestones };
  for (const [milestone, at] of Object.entries(later.milestones) as [Milestone, Date][])
    milestones[milestone] = earlier(milestones[milestone] ?? at, at);
  const seen =
    known.seen && later.seen
      ? {
          first: earlier(known.seen.first, later.seen.first),
          last: known.seen.last > later.seen.last ? known.seen.last : later.seen.last,
        }
      : (known.seen ?? later.seen);
  return { ...later, ...known, ...(later.made && { made: later.made }), milestones, ...(seen && { seen }) };
}

/** Writes patches of many visits: new ones by inserts, which are twice as fast, all others by idempotent updates. */
export async function writePatches(
  model: Model<SessionDocument>,
  patches: ReadonlyMap<string, SessionPatch>,
  changedAt: Date,
): Promise<void> {
  const all = [...patches];
  const visits = model.db.collection<SessionDocument>(model.collection.name);
  const begun = all.flatMap(([id, patch]) =>
    patch.milestones.openedWebsite && patch.seen && !patch.made ? [documentOf(id, patch, patch.seen, changedAt)] : [],
  );
  const areNew = begun.length > 0 && (await isWritten(visits.insertMany(begun, { ordered: false })));
  const written = new Set(areNew ? begun.map(({ _id }) => _id) : []);
  const updates = all.filter(([id]) => !written.has(id)).flatMap(([id, patch]) => updatesOf(id, patch, changedAt));
  if (updates.length === 0) return;
  // two processes may insert the same visit: the second one updates it
  const update = () => isWritten(visits.bulkWrite(updates));
  if (!(await update())) await update();
}

const documentOf = (
  _id: string,
  { milestones, visitor, landing }: SessionPatch,
  { first, last }: { first: Date; last: Date },
  changedAt: Date,
): SessionDocument => ({
  _id,
  startedAt: first,
  lastSeenAt: last,
  changedAt,
  milestones,
  ...(visitor && { visitor }),
  ...(landing && { landing }),
});

function updatesOf(
  _id: string,
  { seen, milestones, visitor, landing, made }: SessionPatch,
  changedAt: Date,
): Operation[] {
  const times = Object.fromEntries(
    Object.entries(milestones).map(([milestone, at]) => [`milestones.${milestone}`, at]),
  );
  const main: Operation[] = seen
    ? [
        {
          updateOne: {
            filter: { _id },
            update: {
              $min: { startedAt: seen.first, ...times },
              $max: { lastSeenAt: seen.last },
              $set: { changedAt, ...made },
            },
            upsert: true,
          },
        },
      ]
    : [];
  const described = Object.entries({ visitor, landing }).filter(([, value]) => value);
  return [
    ...main,
    ...described.map(([field, value]): Operation => ({
      updateOne: { filter: { _id, [field]: { $exists: false } }, update: { $set: { [field]: value, changedAt } } },
    })),
  ];
}
