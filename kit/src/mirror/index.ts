import mongoose, { type Connection, type Model, type QueryFilter } from "mongoose";
import { isDuplicate, reachable } from "../mongo/index.ts";
import { inSpans, type Span } from "./in-spans.ts";

/** What a document needs to be followed: when it came, and when it was last written. */
export type Followed = { _id: string; createdAt: Date; changedAt?: Date };
type Gone = { _id: string; at: Date };

/** A collection in memory, for looking at all of it: lists that are searched, sorted and paged. */
export type Mirror<Row> = {
  /** All rows as they are in the database now, by id, in no order. The map belongs to the mirror. @throws {AppError} unavailable */
  rows(): Promise<{
    rows: ReadonlyMap<string, Row>;
    /** Another number when anything may be different. */
    version: number;
  }>;
  /** Notes that documents are gone; called after they were deleted. */
  forget(ids: readonly string[]): Promise<void>;
  /** Lets go of what was deleted without telling; to be asked for now and then, because it reads every id. */
  compare(): Promise<void>;
};

/** What was still on its way when the last look began is read again: longer than one write may take. */
const OVERLAP_MS = 2_000;
/**
 * A look so long after the last long one goes back as far again before that, for clocks that are behind ours and writes that took several tries.
 * Not each look: of an import these are thousands of documents, and a slow server reads them for a quarter of a second.
 */
const LONG_LOOK_MS = 10_000;
/** Read so long after it was written, a document is not read again for the same writing. */
const SETTLED_MS = 100;
/** How many are asked for by their ids. */
const BY_ID = 100;
/** Changes of so short a time are asked for at once or not at all. */
const SHORTEST_MS = 1_000;
const GONE_SECONDS = 86_400;

/** The two fields a followed document has besides its own. */
export const followedFields = { createdAt: { type: Date, required: true }, changedAt: Date } as const;

/** Follows a collection whose writers set `changedAt`. It is read once, then before each look what was written or deleted since. */
export async function mirrorOf<Doc extends Followed, Row>(
  connection: Connection,
  model: Model<Doc>,
  rowOf: (document: Doc) => Row,
  { collection, now = Date.now }: { collection: string; now?: () => number },
): Promise<Mirror<Row>> {
  const gone = connection.collection<Gone>(`${collection}_gone`);
  await gone.createIndex({ at: 1 }, { expireAfterSeconds: GONE_SECONDS });
  await model.collection.createIndex({ changedAt: 1 });
  await model.collection.createIndex({ createdAt: 1 });
  const all = new Map<string, Row>();
  /** What was written so lately that a look meets it again, and need not be read again: id and time of writing. */
  const settled = new Map<string, number>();
  let version = 0;
  let lookedAt: number | undefined;
  let lookedLongAt = 0;

  const take = async (filter: object): Promise<number> => {
    const found = await model.find(filter as QueryFilter<Doc>).lean<Doc[]>();
    for (const document of found) all.set(document._id, rowOf(document));
    if (found.length > 0) version++;
    return found.length;
  };
  const takeById = async (ids: readonly string[]): Promise<void> => {
    for (let n = 0; n < ids.length; n += BY_ID) await take({ _id: mongoose.trusted({ $in: ids.slice(n, n + BY_ID) }) });
  };
  const readAll = async (): Promise<void> => {
    const began = now();
    all.clear();
    await inSpans(began, (span) => take(within("createdAt", span)));
    lookedAt = lookedLongAt = began;
  };
  /** Ids and times of writing. What is too much for one answer of a slow server is asked for in two. */
  const writtenIn = async (span: Span & { from: Date }, now: number): Promise<Map<string, number>> => {
    try {
      const written = await model
        .find(within("changedAt", span), { changedAt: 1 })
        .lean<Pick<Doc, "_id" | "changedAt">[]>();
      return new Map(written.map(({ _id, changedAt }) => [_id, changedAt?.getTime() ?? 0]));
    } catch (error) {
      const middle = Math.round((span.from.getTime() + (span.until?.getTime() ?? now)) / 2);
      if (!(error instanceof mongoose.mongo.MongoNetworkTimeoutError) || middle - span.from.getTime() < SHORTEST_MS)
        throw error;
      return new Map([
        ...(await writtenIn({ from: span.from, until: new Date(middle) }, now)),
        ...(await writtenIn({ ...span, from: new Date(middle) }, now)),
      ]);
    }
  };
  const readChanges = async (since: Date): Promise<void> => {
    const left = (await gone.find({ at: { $gte: since } }).toArray()).map(({ _id }) => _id).filter((id) => all.has(id));
    const began = now();
    const times = await writtenIn({ from: since }, began);
    await takeById([...times.keys()].filter((id) => settled.get(id) !== times.get(id)));
    for (const [id, at] of settled) if (at < lookedLongAt - LONG_LOOK_MS) settled.delete(id);
    for (const [id, at] of times) if (at < began - SETTLED_MS) settled.set(id, at);
    // the last word: whoever is said to be gone may be back
    for (const id of left) all.delete(id);
    if (left.length > 0) version++;
    await takeById(left);
  };

  const look = (): Promise<void> =>
    reachable(async () => {
      const began = now();
      if (lookedAt === undefined) await readAll();
      const isLong = began - lookedLongAt >= LONG_LOOK_MS;
      await readChanges(new Date(isLong ? lookedLongAt - LONG_LOOK_MS : (lookedAt ?? began) - OVERLAP_MS));
      lookedAt = began;
      if (isLong) lookedLongAt = began;
    });
  const compare = (): Promise<void> =>
    reachable(async () => {
      const missing = new Set(all.keys());
      await inSpans(now(), async (span) => {
        const found = await model.find(within("createdAt", span), { _id: 1 }).lean<Pick<Doc, "_id">[]>();
        for (const { _id } of found) missing.delete(_id);
        return found.length;
      });
      if (missing.size === 0) return;
      for (const id of missing) all.delete(id);
      version++;
      await takeById([...missing]);
    });
  const within = (field: "createdAt" | "changedAt", { from, until }: Span): QueryFilter<Doc> =>
    from || until ? { [field]: mongoose.trusted({ ...(from && { $gte: from }), ...(until && { $lt: until }) }) } : {};
  const looks = oneAfterAnother(look);
  return {
    async rows() {
      await looks();
      return { rows: all, version };
    },
    forget: (ids) =>
      reachable(async () => {
        if (ids.length === 0) return;
        const at = new Date(now());
        // what was gone before and came back is noted already
        await gone
          .insertMany(
            ids.map((_id) => ({ _id, at })),
            { ordered: false },
          )
          .catch(async (error: unknown) => {
            if (!isDuplicate(error)) throw error;
            await gone.bulkWrite(
              ids.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { at } }, upsert: true } })),
            );
          });
      }),
    compare,
  };
}

/** One at a time; everybody who comes meanwhile shares the one after it, which begins later than they came. */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = (): Promise<void> =>
    (running = work().finally(() => {
      running = undefined;
    }));
  return () => {
    if (!running) return start();
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return start();
      });
    return waiting;
  };
}
