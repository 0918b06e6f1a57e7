import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOCAL } from "../machine/folders.ts";
import { identify, isAlive, type ProcessIdentity } from "../machine/process-identity.ts";
import { waitUntil } from "../machine/waiting.ts";

const FILE = join(LOCAL, "setup.lock");
const TIMEOUT_MS = 10 * 60_000;

/** A lock for setting up this checkout; later programs wait. */
export async function withSetupLock<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(LOCAL, { recursive: true });
  if (!(await waitUntil(take, { withinMs: TIMEOUT_MS, everyMs: 200 }))) {
    throw new Error(`Another program has been setting this checkout up for 10 minutes: end it, or remove ${FILE}.`);
  }
  try {
    return await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

function take(): boolean {
  try {
    writeFileSync(FILE, JSON.stringify(identify(process.pid)), { flag: "wx" });
    return true;
  } catch {
    const owner = JSON.parse(readFileSync(FILE, "utf8")) as ProcessIdentity;
    if (!isAlive(owner)) rmSync(FILE);
    return false;
  }
}
