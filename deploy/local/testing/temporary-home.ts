import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Home, homeOf, LOCAL } from "../machine/folders.ts";
import { identify } from "../machine/process-identity.ts";
import { endLeftovers, findRunning } from "../supervise/running-file.ts";
import type { Supervisor } from "../supervise/supervisor.ts";

const PREFIX = "test-";
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A home of its own for a test run, below `.local`; also cleans up after killed test runs. */
export async function makeTemporaryHome(): Promise<Home> {
  mkdirSync(LOCAL, { recursive: true });
  for (const name of readdirSync(LOCAL).filter((entry) => entry.startsWith(PREFIX)))
    await removeLeftover(join(LOCAL, name));
  return homeOf(mkdtempSync(join(LOCAL, `${PREFIX}${process.pid}-`)));
}

/** Ends processes and deletes data when a test run is interrupted. */
export function endWithThisProgram(supervisor: Supervisor, home: Home): () => void {
  const end = (): void => {
    supervisor.killAll();
    removeHome(home);
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

export const removeHome = ({ home }: Home): void => rmSync(home, { recursive: true, force: true, maxRetries: 3 });

async function removeLeftover(folder: string): Promise<void> {
  const { running } = homeOf(folder);
  const owner = Number(/test-(\d+)-/.exec(folder)?.[1]);
  if (findRunning(running) || identify(owner)) return;
  await endLeftovers(running);
  rmSync(folder, { recursive: true, force: true });
}
