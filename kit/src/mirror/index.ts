import mongoose, { type Connection, type Model, type QueryFilter } from "mongoose";
import { reachable } from "../mongo/index.ts";

/** What a document needs to be followed: when it came, and when it was last written. */
export type Followed = { _id: string; createdAt: Date; changedAt?: Date };
type Gone = { _id: string; at: Date };

/** A collection in memory, for looking at all of it: lists that are searched, sorted and paged. */
export type Mirror<Row> = {
  /** All rows as they are in the database now, by id, in no order. The map belongs to the mirror. @throws {AppError} unavailable */
  rows(): Promise<{ rows: ReadonlyMap<string, Row>; /** Another number when anything may be different. */ version: number }>;
  /** Notes that documents are gone; called after they were deleted. */
  forget(ids: readonly string[]): Promise<void>;
};

/** So many documents are read at once; more of them piece by piece, because a server that reads them all is there for nobody else. */
const AT_ONCE = 1_000;
const MOST_FAILURES = 5;
const HOUR_MS = 3_600_000;
const BEGINNING = Date.parse("2020-01-01");
/** What other processes wrote with a clock that is behind ours, or what was still on its way, is read again. */
const OVERLAP_MS = 10_000;
const GONE_SECONDS = 86_400;

/** The two fields a followed document has besides its own. */
export const followedFields = { createdAt: { type: Date, required: true }, changedAt: Date } as const;

/**
 * Follows a collection whose writers set `changedAt`. It is read once, then before each look what was written or deleted since;
 * when there are fewer documents than rows (somebody deleted without telling), it is read once more.
 */
export async function mirrorOf<Doc extends Followed, Row>(connection: Connection, model: Model<Doc>, rowOf: (document: Doc) => Row, { collection, now = Date.now }: { collection: string; now?: () => number }): Promise<Mirror<Row>> {
  const gone = connection.collection<Gone>(`${collection}_gone`);
  await gone.createIndex({ at: 1 }, { expireAfterSeconds: GONE_SECONDS });
  await model.collection.createIndex({ changedAt: 1 });
  await model.collection.createIndex({ createdAt: 1 });
  const all = new Map<string, Row>();
  let version = 0;
  let lookedAt: number | undefined;

  const take = async (filter: object): Promise<number> => {
    const found = await model.find(filter as QueryFilter<Doc>).lean<Doc[]>();
    for (const document of found) all.set(document._id, rowOf(document));
    if (found.length > 0) version++;
    return found.length;
  };
  /** @throws after five pieces that could not be read, however small */
  const readAll = async (): Promise<void> => {
    const began = now();
    lookedAt = undefined;
    all.clear();
    version++;
    const isFew = (await model.estimatedDocumentCount()) <= AT_ONCE;
    let failures = 0;
    let before: number | undefined;
    for (let pieceMs = isFew ? Infinity : HOUR_MS; before === undefined || before > -Infinity;) {
      const from = (before ?? began) - pieceMs;
      const since = from < BEGINNING ? -Infinity : from;
      const span = { ...(since > -Infinity && { $gte: new Date(since) }), ...(before !== undefined && { $lt: new Date(before) }) };
      try {
        const found = await take(Object.keys(span).length === 0 ? {} : { createdAt: mongoose.trusted(span) });
        if (found < AT_ONCE / 2) pieceMs *= 2;
        else if (found > AT_ONCE) pieceMs /= 2;
        before = since;
      } catch (error) {
        if (++failures > MOST_FAILURES) throw error;
        pieceMs /= 4;
      }
    }
    lookedAt = began;
  };
  const readChanges = async (since: Date): Promise<void> => {
    const left = (await gone.find({ at: { $gte: since } }).toArray()).map(({ _id }) => _id).filter((id) => all.has(id));
    for (const id of left) all.delete(id);
    if (left.length > 0) version++;
    await take({ changedAt: mongoose.trusted({ $gte: since }) });
    if (left.length > 0) await take({ _id: mongoose.trusted({ $in: left }) });
  };
  const holdsDeleted = async (): Promise<boolean> => all.size > await model.estimatedDocumentCount();

  const look = (): Promise<void> => reachable(async () => {
    const began = now();
    if (lookedAt === undefined) await readAll();
    // a document may be gone a moment before somebody says so: the second try sees it
    for (let tries = 0; tries < 3; tries++) {
      await readChanges(new Date((lookedAt ?? began) - OVERLAP_MS));
      if (!(await holdsDeleted())) break;
      if (tries === 1) await readAll();
    }
    lookedAt = began;
  });
  const looks = oneAfterAnother(look);
  return {
    async rows() {
      await looks();
      return { rows: all, version };
    },
    forget: (ids) => reachable(async () => {
      const at = new Date(now());
      if (ids.length > 0) await gone.bulkWrite(ids.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { at } }, upsert: true } })));
    }),
  };
}

/** One at a time; everybody who comes meanwhile shares the one after it, which begins later than they came. */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = (): Promise<void> => (running = work().finally(() => { running = undefined; }));
  return () => {
    if (!running) return start();
    waiting ??= running.catch(() => undefined).then(() => {
      waiting = undefined;
      return start();
    });
    return waiting;
  };
}
