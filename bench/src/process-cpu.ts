import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { childrenOf } from "./process-tree.ts";

/** Clock ticks of Linux: hundredths of a second. */
const TICKS_A_SECOND = 100;

/** CPU seconds of a process since its start, all threads together. */
function cpuSeconds(pid: number): number {
  try {
    // fields behind the bracket of the name, which may contain anything
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    const parts = execFileSync("ps", ["-o", "time=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(/[:-]/)
      .map(Number);
    return parts.reduce((sum, part) => sum * 60 + part, 0);
  }
}

/** The same with all child processes, also ended ones, which decode photos. Linux only. */
export function treeCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const ended = (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  return cpuSeconds(pid) + ended + childrenOf(pid).reduce((sum, child) => sum + treeCpuSeconds(child), 0);
}

/** CPU seconds of each of these processes during the work. */
export async function cpuDuring<Name extends string>(
  pids: Readonly<Record<Name, number>>,
  work: () => Promise<unknown>,
): Promise<Record<Name, number>> {
  const names = Object.keys(pids) as Name[];
  const before = names.map((name) => cpuSeconds(pids[name]));
  await work();
  return Object.fromEntries(names.map((name, at) => [name, cpuSeconds(pids[name]) - (before[at] ?? 0)])) as Record<
    Name,
    number
  >;
}
