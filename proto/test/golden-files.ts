import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Recorded messages by part (`request`, `reply`, `payload`), oldest first. */
export type Golden = Record<string, unknown[]>;

const FOLDER = join(import.meta.dirname, "golden");

export const goldenFile = (subject: string): string => join(FOLDER, `${subject}.json`);

export const recordedSubjects = (): string[] => readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ""));

export const readGolden = (subject: string): Golden => JSON.parse(readFileSync(goldenFile(subject), "utf8")) as Golden;

/** Paths of the fields in a message, without list positions: `supplements[].product.asin`. */
export function pathsOf(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => pathsOf(entry, `${at}[]`));
  if (typeof value !== "object" || value === null) return value === undefined ? [] : [at];
  return Object.entries(value).flatMap(([name, field]) => pathsOf(field, at ? `${at}.${name}` : name));
}
