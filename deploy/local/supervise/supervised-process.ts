import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { signalGroup } from "../machine/process-identity.ts";
import { seconds, type Report } from "../machine/report.ts";
import { hasSettledWithin, waitUntil } from "../machine/waiting.ts";
import type { LogFile } from "./log-file.ts";
import { noteworthy } from "./noteworthy.ts";

export type ProcessSpec = {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** Readiness check: a real request, not only an open port. */
  ready(): Promise<boolean>;
};
export type SupervisedProcess = {
  readonly name: string;
  readonly pid: number | undefined;
  /** @throws {Error} with the last lines of the log, in a crash loop or when it does not get ready in time. */
  start(signal: AbortSignal): Promise<void>;
  /** Ends it for good: SIGTERM, then SIGKILL after `withinMs`. */
  stop(withinMs: number): Promise<void>;
  /** Sends a signal to its process group; it is restarted when it ends. */
  signal(signal: NodeJS.Signals): void;
  /** Resolves when the current process has ended. */
  ended(): Promise<void>;
};

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 8_000;
/** Uptime from which a process is not in a crash loop. */
const SETTLED_MS = 10_000;
const TRIES_AT_START = 3;

/** Restart delay in ms after `crashes` ends in a row. */
export const backOff = (crashes: number): number => Math.min(FIRST_WAIT_MS * 2 ** (crashes - 1), MAX_WAIT_MS);

/** One supervised process: restarted with growing delays when it ends by itself. */
export function superviseProcess(
  spec: ProcessSpec,
  { log, report, changed, readyWithinMs }: { log: LogFile; report: Report; changed: () => void; readyWithinMs: number },
): SupervisedProcess {
  let child: ChildProcess | undefined;
  let gone: Promise<void> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  let wanted = false;
  let crashes = 0;
  let wasReady = false;

  const launch = (): void => {
    const began = Date.now();
    // a group of its own: Ctrl-C reaches only the supervisor, and children are ended with the process
    const started = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) readLines(stream);
    const { promise, resolve } = Promise.withResolvers<void>();
    gone = promise;
    const ended = (how: string): void => {
      if (child !== started) return;
      child = undefined;
      if (started.pid) signalGroup(started.pid, "SIGKILL");
      resolve();
      changed();
      if (!wanted) return;
      crashes = Date.now() - began > SETTLED_MS ? 1 : crashes + 1;
      const wait = backOff(crashes);
      report(spec.name, `${how}, starts again in ${wait / 1000} s`, "warning");
      again = setTimeout(() => {
        launch();
        void reportWhenReady();
      }, wait);
    };
    started.once("error", (error) => ended(`could not start (${error.message})`));
    started.once("exit", (code, signal) => ended(`ended (${signal ?? `exit code ${code}`})`));
    changed();
  };

  const reportWhenReady = async (): Promise<void> => {
    const mine = child;
    const isBack = await waitUntil(() => child !== mine || !wanted || spec.ready(), { withinMs: readyWithinMs });
    if (isBack && wasReady && wanted && mine && child === mine) report(spec.name, "is back", "done");
  };

  const readLines = (stream: Readable): void => {
    createInterface({ input: stream }).on("line", (line) => {
      log.write(line);
      const worth = noteworthy(line);
      if (worth && wanted) report(spec.name, worth.text.slice(0, 300), worth.severity);
    });
  };

  return {
    name: spec.name,
    get pid() {
      return child?.pid;
    },
    async start(signal) {
      const began = Date.now();
      wanted = true;
      crashes = 0;
      launch();
      const hopeless = new AbortController();
      const isReady = async (): Promise<boolean> => {
        if (crashes >= TRIES_AT_START) hopeless.abort();
        return child !== undefined && (await spec.ready());
      };
      if (await waitUntil(isReady, { withinMs: readyWithinMs, signal: AbortSignal.any([signal, hopeless.signal]) })) {
        crashes = 0;
        wasReady = true;
        return report(spec.name, `ready after ${seconds(began)}`, "done");
      }
      if (signal.aborted) return;
      const why = hopeless.signal.aborted
        ? `ended ${TRIES_AT_START} times`
        : `was not ready within ${readyWithinMs / 1000} s`;
      throw new Error([`${spec.name} ${why}. The end of its log:`, ...log.lastLines()].join("\n    "));
    },
    async stop(withinMs) {
      wanted = false;
      clearTimeout(again);
      if (!child?.pid) return;
      signalGroup(child.pid, "SIGTERM");
      if (await hasSettledWithin(gone, withinMs)) return;
      report(spec.name, "did not stop in time and was ended by force", "warning");
      if (child?.pid) signalGroup(child.pid, "SIGKILL");
      await gone;
    },
    signal(signal) {
      if (child?.pid) signalGroup(child.pid, signal);
    },
    ended: () => gone,
  };
}
