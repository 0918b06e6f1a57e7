import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
  } catch {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim()) / 1_024;
  }
}

/** Peak resident memory of a process during the work, in MB. */
export const peakDuring = (pid: number, everyMs: number, work: () => Promise<unknown>): Promise<number> =>
  peakOf(() => residentMb(pid), everyMs, work);

/** Peak of a repeated measurement during the work. */
export async function peakOf(measure: () => number, everyMs: number, work: () => Promise<unknown>): Promise<number> {
  let peak = measure();
  const watch = setInterval(() => {
    peak = Math.max(peak, measure());
  }, everyMs);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return peak;
}
