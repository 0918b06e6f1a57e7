import type { Connection } from "mongoose";

/** Stages and indexes anywhere in an explained plan. */
export function planOf(explained: unknown): { stages: Set<string>; indexes: Set<string> } {
  const found = { stages: new Set<string>(), indexes: new Set<string>() };
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "rejectedPlans") continue;
      if (key === "stage") found.stages.add(String(inner));
      if (key === "indexName") found.indexes.add(String(inner));
      look(inner);
    }
  };
  look(explained);
  return found;
}

/**
 * Whether an index, by its default name, begins with the fields of a sort in its order or the reverse, so that MongoDB
 * sorts nothing in memory. Source: MongoDB manual, "Use Indexes to Sort Query Results".
 */
export function isSortedBy(index: string, sort: unknown): boolean {
  const order = Object.entries(sort as Record<string, number>);
  const nameOf = (turn: 1 | -1): string => order.flatMap(([field, direction]) => [field, direction * turn]).join("_");
  return order.length > 0 && [nameOf(1), nameOf(-1)].some((name) => index === name || index.startsWith(`${name}_`));
}

/** False on the local stand-in: its explain names the index, but not the plan of MongoDB's planner. */
export async function explainsAsMongoDb({ db }: Connection): Promise<boolean> {
  const info = await db?.admin().buildInfo();
  return !Object.keys(info ?? {}).some((field) => /^(secantus|ferretdb|documentdb)/i.test(field));
}
