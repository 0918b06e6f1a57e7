import { join } from "node:path";
import type { Report } from "../machine/report.ts";
import { openLogFile } from "./log-file.ts";
import { type ProcessSpec, type SupervisedProcess, superviseProcess } from "./supervised-process.ts";

/** Processes without dependencies on each other; they may depend on earlier levels. */
type Level = { specs: readonly ProcessSpec[]; stopWithinMs: number };
export type Supervisor = {
  /** Starts a level concurrently and resolves when all are ready. @throws {Error} naming the one that is not. */
  start: (level: Level) => Promise<void>;
  /** Running processes by name. */
  pids: () => Record<string, number>;
  /** Kills a process and resolves when it has ended; it is restarted after a short delay. */
  kill: (name: string) => Promise<void>;
  /** Stops a process until `up`. */
  down: (name: string) => Promise<void>;
  up: (name: string) => Promise<void>;
  /** Stops the levels in reverse order. */
  stop: () => Promise<void>;
  /** Kills everything at once. */
  killAll: () => void;
};

const READY_WITHIN_MS = 60_000;

/** Keeps processes running, level by level. `changed` is called when a process has started or ended. */
export function createSupervisor({
  logs,
  report,
  changed = () => {},
  readyWithinMs = READY_WITHIN_MS,
}: {
  logs: string;
  report: Report;
  changed?: () => void;
  readyWithinMs?: number;
}): Supervisor {
  const levels: { processes: SupervisedProcess[]; stopWithinMs: number }[] = [];
  const stopping = new AbortController();
  const all = (): SupervisedProcess[] => levels.flatMap(({ processes }) => processes);
  const find = (name: string): SupervisedProcess => {
    const found = all().find((process) => process.name === name);
    if (!found)
      throw new Error(
        `No process is called ${name}; there are: ${all()
          .map((process) => process.name)
          .join(", ")}.`,
      );
    return found;
  };
  const killAll = (): void => {
    for (const process of all()) process.signal("SIGKILL");
  };
  // children end however this program ends
  process.once("exit", killAll);

  return {
    async start({ specs, stopWithinMs }) {
      if (stopping.signal.aborted) return;
      const processes = specs.map((spec) =>
        superviseProcess(spec, { log: openLogFile(join(logs, `${spec.name}.log`)), report, changed, readyWithinMs }),
      );
      levels.push({ processes, stopWithinMs });
      await Promise.all(processes.map((process) => process.start(stopping.signal)));
    },
    pids: () => Object.fromEntries(all().flatMap(({ name, pid }) => (pid === undefined ? [] : [[name, pid]]))),
    kill(name) {
      find(name).signal("SIGKILL");
      return find(name).ended();
    },
    down: (name) => find(name).stop(5_000),
    up: (name) => find(name).start(stopping.signal),
    async stop() {
      stopping.abort();
      for (const { processes, stopWithinMs } of levels.toReversed())
        await Promise.all(processes.map((process) => process.stop(stopWithinMs)));
      process.off("exit", killAll);
    },
    killAll,
  };
}
