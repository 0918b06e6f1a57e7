import type { Mongo } from "@hundeblick/kit/mongo";
import { newId } from "@hundeblick/proto/ids";
import { withRetry } from "./with-retry.ts";
import { median, timed } from "./statistics.ts";

type Fields = Record<string, unknown>;
/** What a query looks for and how it sorts; of an update or a deletion, what it finds its documents by. */
export type Query = { collection: string; filter: Fields; sort: Fields; limit: number };

/** Enough that a scan is seen in the time it takes. */
const COPIED = 1_500;
const OWN = 50;
const BATCH = 100;
const TIMES = 5;
/** What takes less than this share of a scan's time is none. */
const SHARE_OF_A_SCAN = 0.2;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What the profiler of a database wrote down, as queries; writes that only insert and the profiler's own are none. */
export function queriesOf(entry: { ns?: string; command?: unknown }): Query[] {
  const collection = entry.ns?.slice(entry.ns.indexOf(".") + 1) ?? "";
  const command = fieldsOf(entry.command);
  if (collection === "" || collection.startsWith("system.") || collection.startsWith("$")) return [];
  const by = (filter: unknown, more: Fields = {}): Query => ({
    collection,
    filter: fieldsOf(filter),
    sort: fieldsOf(more["sort"]),
    limit: Number(more["limit"] ?? 0),
  });
  if ("find" in command) return [by(command["filter"], command)];
  if ("findAndModify" in command) return [by(command["query"], { ...command, limit: 1 })];
  if ("distinct" in command) return [by(command["query"])];
  if ("q" in command) return [by(command["q"])];
  // without a query it is answered from what the server knows anyway
  if ("count" in command) return Object.keys(fieldsOf(command["query"])).length > 0 ? [by(command["query"])] : [];
  if ("aggregate" in command) return [by(fieldsOf((command["pipeline"] as unknown[])[0])["$match"])];
  const writes = command["updates"] ?? command["deletes"];
  return Array.isArray(writes) ? writes.map((write) => by(fieldsOf(write)["q"])) : [];
}

/** Two queries of one shape differ only in the values they ask for. */
export const shapeOf = ({ collection, filter, sort, limit }: Query): string =>
  JSON.stringify([collection, shape(filter), sort, limit > 0]);
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isFields) ? value.map(shape) : "?";
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)])) : "?";
}

/** Ids between two: every MongoDB has the index for that. */
export const isRangeOfIds = ({ filter }: Query): boolean =>
  ["$gte", "$gt", "$lt", "$lte"].some((operator) => operator in fieldsOf(filter["_id"]));

/** Runs a command of the database server itself. */
export async function command({ connection }: Mongo, what: Fields): Promise<Fields> {
  if (!connection.db) throw new Error("the database is not connected");
  return await connection.db.command(what);
}

/** What the server says it would do: the index it reads, or that it scans. */
export async function explain(
  mongo: Mongo,
  { collection, filter, sort, limit }: Query,
): Promise<{ index: string | undefined; scans: boolean }> {
  const find = {
    find: collection,
    filter,
    ...(Object.keys(sort).length > 0 ? { sort } : {}),
    ...(limit > 0 ? { limit } : {}),
  };
  const { queryPlanner } = (await withRetry(() => command(mongo, { explain: find, verbosity: "queryPlanner" }))) as {
    queryPlanner?: { winningPlan?: unknown };
  };
  const plan = JSON.stringify(queryPlanner?.winningPlan ?? {});
  const index = /"indexName":"([^"]+)"/.exec(plan)?.[1] ?? (/IDHACK|EXPRESS/.test(plan) ? "_id_" : undefined);
  return { index, scans: plan.includes("COLLSCAN") };
}

/** Whether a query takes the time of a scan, tried in a copy of its collection that is large enough to see one. */
export async function hasScan({ connection }: Mongo, { collection, filter, sort, limit }: Query): Promise<boolean> {
  const typical = async (by: Fields): Promise<number> => {
    const took: number[] = [];
    for (let n = 0; n < TIMES; n++)
      took.push(
        (await withRetry(() =>
          timed(() =>
            connection
              .collection(collection)
              .find(by)
              .sort(sort as Record<string, 1 | -1>)
              .limit(limit)
              .toArray(),
          ),
        )) ?? Number.NaN,
      );
    return median(took);
  };
  return (await typical(filter)) > SHARE_OF_A_SCAN * (await typical({ "no.such.field": "anything" }));
}

/**
 * The collection with its indexes, filled up with documents like its own under other ids; its own come last, so that
 * a scan for one of them is long.
 */
export async function copyCollection(from: Mongo, to: Mongo, name: string): Promise<void> {
  const source = from.connection.collection<Fields & { _id: unknown }>(name);
  const target = to.connection.collection<Fields & { _id: unknown }>(name);
  for (const { key, name: index, unique, sparse, partialFilterExpression } of await source.indexes()) {
    if (index !== "_id_")
      await target.createIndex(key, {
        ...(unique ? { unique } : {}),
        ...(sparse ? { sparse } : {}),
        ...(partialFilterExpression ? { partialFilterExpression } : {}),
      });
  }
  const own = await source.find().limit(OWN).toArray();
  for (let n = 0; n < COPIED && own.length > 0; n += BATCH) {
    const more = Array.from({ length: BATCH }, (_, k) => ({
      ...(renamed(own[(n + k) % own.length]) as Fields),
      _id: newId(),
    }));
    // a unique index over something other than words may refuse a few
    await withRetry(() => target.insertMany(more, { ordered: false }));
  }
  if (own.length > 0) await withRetry(() => target.insertMany(own, { ordered: false }));
}

function renamed(value: unknown): unknown {
  if (typeof value === "string") return newId();
  if (Array.isArray(value)) return value.map(renamed);
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner)]))
    : value;
}
