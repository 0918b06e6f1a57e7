import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { waitUntil } from "../machine/waiting.ts";
import { identify, isAlive, type ProcessIdentity, signalGroup } from "../machine/process-identity.ts";

/** Identity of a running system, for other terminals and for cleaning up after a crash. */
export type Running = {
  supervisor: ProcessIdentity;
  url?: string;
  mongoUrl?: string;
  processes: Record<string, ProcessIdentity>;
};

function readRunning(file: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Running;
  } catch {
    return undefined;
  }
}

/** The running system, if any. */
export function findRunning(file: string): Running | undefined {
  const running = readRunning(file);
  return running && isAlive(running.supervisor) ? running : undefined;
}

/** Records this program as the supervisor of `pids`. */
export function writeRunning(
  file: string,
  pids: Record<string, number>,
  more: Pick<Running, "url" | "mongoUrl"> = {},
): void {
  const supervisor = identify(process.pid);
  if (!supervisor) throw new Error("The system does not show this program's own process.");
  const processes = Object.fromEntries(
    Object.entries(pids).flatMap(([name, pid]) => {
      const identity = identify(pid);
      return identity ? [[name, identity]] : [];
    }),
  );
  const running: Running = { supervisor, processes, ...more };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(running, null, 2));
    renameSync(`${file}.new`, file);
  } catch (error) {
    // a full disk must not stop the system
    console.error(`Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Ends processes of a killed supervisor and waits for them. Returns their names. */
export async function endLeftovers(file: string): Promise<string[]> {
  const left = Object.entries(readRunning(file)?.processes ?? {}).filter(([, identity]) => isAlive(identity));
  for (const [, { pid }] of left) signalGroup(pid, "SIGKILL");
  await waitUntil(() => !left.some(([, identity]) => isAlive(identity)), { withinMs: 5_000 });
  rmSync(file, { force: true });
  return left.map(([name]) => name);
}
