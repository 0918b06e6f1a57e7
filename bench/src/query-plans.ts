import type { Mongo } from "@hundeblick/kit/mongo";
import { newId } from "@hundeblick/proto/ids";
import { withRetry } from "./with-retry.ts";
import { median, timed } from "./statistics.ts";

type Fields = Record<string, unknown>;
/** Filter, sort and hint of a query, or the filter of an update or deletion. */
export type Query = { collection: string; filter: Fields; sort: Fields; limit: number; hint?: Fields };

/** Enough documents to make a scan measurable. */
const COPIED = 1_500;
const OWN = 50;
const BATCH = 100;
const TIMES = 5;
/** Less than this share of a scan's time is no scan. */
const SHARE_OF_A_SCAN = 0.2;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Queries recorded by a database's profiler, without inserts and its own. */
export function queriesOf(entry: { ns?: string; command?: unknown }): Query[] {
  const collection = entry.ns?.slice(entry.ns.indexOf(".") + 1) ?? "";
  const command = fieldsOf(entry.command);
  if (collection === "" || collection.startsWith("system.") || collection.startsWith("$")) return [];
  const by = (filter: unknown, more: Fields = {}): Query => ({
    collection,
    filter: fieldsOf(filter),
    sort: fieldsOf(more["sort"]),
    limit: Number(more["limit"] ?? 0),
    ...(isFields(more["hint"]) && { hint: more["hint"] }),
  });
  if ("find" in command) return [by(command["filter"], command)];
  if ("findAndModify" in command) return [by(command["query"], { ...command, limit: 1 })];
  if ("distinct" in command) return [by(command["query"])];
  if ("q" in command) return [by(command["q"])];
  // without a filter it needs no scan
  if ("count" in command) return Object.keys(fieldsOf(command["query"])).length > 0 ? [by(command["query"])] : [];
  if ("aggregate" in command)
    return [by(fieldsOf((command["pipeline"] as unknown[])[0])["$match"], { hint: command["hint"] })];
  const writes = command["updates"] ?? command["deletes"];
  return Array.isArray(writes) ? writes.map((write) => by(fieldsOf(write)["q"])) : [];
}

/** Equal for queries that differ only in their values. */
export const shapeOf = ({ collection, filter, sort, limit, hint }: Query): string =>
  JSON.stringify([collection, shape(filter), sort, limit > 0, hint]);
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isFields) ? value.map(shape) : "?";
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)])) : "?";
}

/** Ranges of ids: every MongoDB has the index. */
export const isRangeOfIds = ({ filter }: Query): boolean =>
  ["$gte", "$gt", "$lt", "$lte"].some((operator) => operator in fieldsOf(filter["_id"]));

/** Runs an admin command of the database server. */
export async function command({ connection }: Mongo, what: Fields): Promise<Fields> {
  if (!connection.db) throw new Error("the database is not connected");
  return await connection.db.command(what);
}

/** The plan by the server: the index used, or a scan. */
export async function explain(
  mongo: Mongo,
  { collection, filter, sort, limit, hint }: Query,
): Promise<{ index: string | undefined; scans: boolean }> {
  const find = {
    find: collection,
    filter,
    ...(Object.keys(sort).length > 0 ? { sort } : {}),
    ...(limit > 0 ? { limit } : {}),
    ...(hint ? { hint } : {}),
  };
  const { queryPlanner } = (await withRetry(() => command(mongo, { explain: find, verbosity: "queryPlanner" }))) as {
    queryPlanner?: { winningPlan?: unknown };
  };
  const plan = JSON.stringify(queryPlanner?.winningPlan ?? {});
  const index = /"indexName":"([^"]+)"/.exec(plan)?.[1] ?? (/IDHACK|EXPRESS/.test(plan) ? "_id_" : undefined);
  return { index, scans: plan.includes("COLLSCAN") };
}

/** Whether a query takes as long as a scan, measured in a large copy of its collection. */
export async function hasScan(
  { connection }: Mongo,
  { collection, filter, sort, limit, hint }: Query,
): Promise<boolean> {
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
              .hint((by === filter && hint) || {})
              .toArray(),
          ),
        )) ?? Number.NaN,
      );
    return median(took);
  };
  return (await typical(filter)) > SHARE_OF_A_SCAN * (await typical({ "no.such.field": "anything" }));
}

/** A copy of the collection with its indexes and further documents before its own, so that a scan for those is long. */
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
    // a unique index may reject a few of the copies
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
