import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rpc } from "@hundeblick/proto/rpc/define";

const ROOT = join(import.meta.dirname, "../../../..");
const IMPORT = /import (?:\{([^}]*)\}|\* as (\w+)) from "@hundeblick\/proto\/rpc\/(\w+)"/g;

/** Subjects a process calls, by the contracts its sources import. */
export function neededCalls(name: string, contracts: Record<string, Record<string, unknown>>): string[] {
  const folder = name === "gateway" ? "gateway/src" : `services/${name}/src`;
  const subjects = globSync("**/*.ts", { cwd: join(ROOT, folder) })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, folder, file), "utf8");
      return [...source.matchAll(IMPORT)]
        .filter(([, , , owner]) => owner !== name)
        .flatMap(([, names, alias, owner = ""]) => {
          const used = alias
            ? [...source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, "g"))].map(([, word]) => word ?? "")
            : (names ?? "").split(",").map((word) => word.replace(/ as .*/, "").trim());
          return used.flatMap((word) => subjectOf(contracts[owner]?.[word]));
        });
    });
  return [...new Set(subjects)].sort();
}

const subjectOf = (value: unknown): string[] => (isRpc(value) ? [value.subject] : []);
const isRpc = (value: unknown): value is Rpc =>
  typeof value === "object" && value !== null && "timeoutMs" in value && "subject" in value;
