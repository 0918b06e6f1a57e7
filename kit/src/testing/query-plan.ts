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

/** False on the local stand-in: its explain names the index, but not the plan of MongoDB's planner. */
export async function explainsAsMongoDb({ db }: Connection): Promise<boolean> {
  const info = await db?.admin().buildInfo();
  return !Object.keys(info ?? {}).some((field) => /^(secantus|ferretdb|documentdb)/i.test(field));
}
