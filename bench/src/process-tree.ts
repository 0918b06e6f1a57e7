import { readdirSync, readFileSync } from "node:fs";

export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );

const GONE = new Set(["ENOENT", "ESRCH"]);

/** Memory of a process with its children in MB; shared pages count once. 0 when it has ended. Linux only. */
export function treeMb(pid: number): number {
  try {
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1_024;
    return own + childrenOf(pid).reduce((sum, child) => sum + treeMb(child), 0);
  } catch (error) {
    if (GONE.has((error as NodeJS.ErrnoException).code ?? "")) return 0;
    throw error;
  }
}
