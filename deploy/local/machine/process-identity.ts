import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process id with its start time, because ids are reused. */
export type ProcessIdentity = { pid: number; started: string };

/** The identity of a living process; undefined for an unknown id. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === "linux" ? startOnLinux(pid) : startByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export const isAlive = (known: ProcessIdentity): boolean => identify(known.pid)?.started === known.started;

function startOnLinux(pid: number): string | undefined {
  try {
    // fields after the command's name, which may contain spaces and brackets; see proc(5)
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    if (fields[0] === "Z") return undefined;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    const [state, ...time] = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
    })
      .trim()
      .split(/\s+/);
    return state === undefined || state.startsWith("Z") ? undefined : time.join(" ");
  } catch {
    return undefined;
  }
}

/** Sends a signal to a process group, if it exists. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ESRCH" && code !== "EPERM") throw error;
  }
}
