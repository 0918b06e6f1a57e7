import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Home, homeOf, LOCAL } from "../machine/folders.ts";
import { identify } from "../machine/process-identity.ts";
import { endLeftovers, findRunning } from "../supervise/running-file.ts";

const PREFIX = "test-";

/** A home of its own for a test run, below `.local`; ends and removes what test runs that were killed have left. */
export function makeTemporaryHome(): Home {
  mkdirSync(LOCAL, { recursive: true });
  for (const name of readdirSync(LOCAL).filter((entry) => entry.startsWith(PREFIX))) sweep(join(LOCAL, name));
  return homeOf(mkdtempSync(join(LOCAL, `${PREFIX}${process.pid}-`)));
}

export const removeHome = ({ home }: Home): void => rmSync(home, { recursive: true, force: true, maxRetries: 3 });

function sweep(folder: string): void {
  const { running } = homeOf(folder);
  const owner = Number(/test-(\d+)-/.exec(folder)?.[1]);
  if (findRunning(running) || identify(owner)) return;
  endLeftovers(running);
  rmSync(folder, { recursive: true, force: true });
}
