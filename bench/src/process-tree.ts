import { readdirSync, readFileSync } from "node:fs";
import { residentMb } from "./process-memory.ts";

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );

/** Memory of a process and all it started, in MB: pages that several of them share count once, as in a container's limit. */
export function treeMb(pid: number): number {
  try {
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1_024;
    return own + childrenOf(pid).reduce((sum, child) => sum + treeMb(child), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return residentIfAlive(pid);
    throw error;
  }
}

/** Without smaps (another system than Linux), or when the process has just ended. */
function residentIfAlive(pid: number): number {
  try {
    return residentMb(pid);
  } catch {
    return 0;
  }
}
