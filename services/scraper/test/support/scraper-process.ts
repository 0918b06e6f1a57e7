import { execFileSync } from "node:child_process";
import { startServiceProcess } from "@hundeblick/kit/testing";

export const startScraper = (env: Record<string, string> = {}) =>
  startServiceProcess(new URL("../../src/main.ts", import.meta.url), env);

/** Every process below this one. */
export function processesBelow(pid: number): number[] {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    all.filter(([, of]) => of === parent).flatMap(([child = 0]) => [child, ...below(child)]);
  return below(pid);
}
