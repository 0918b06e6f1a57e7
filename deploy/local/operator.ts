// make operator EMAIL=ada@example.org: adds an operator to the local system, running or stopped, and prints the
// password once. RESET=yes: gives an existing one a new password and removes the passkeys.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { homeOf, LOCAL, ROOT } from "./machine/folders.ts";
import { localMongo } from "./servers/mongo.ts";
import { inherited } from "./servers/server.ts";
import { setUpServers } from "./setup/setup.ts";
import { quietSupervisor } from "./supervise/quiet-supervisor.ts";
import { endLeftovers, findRunning } from "./supervise/running-file.ts";

const home = homeOf(LOCAL);

/** Runs `work` with a database, started if needed. */
async function withOwnDatabase(work: (url: string) => Promise<number>): Promise<number> {
  await endLeftovers(home.running);
  await setUpServers({ logs: home.logs });
  const { specs, env } = await localMongo(join(home.data, "mongodb"));
  const supervisor = quietSupervisor(home);
  try {
    await supervisor.start({ specs, stopWithinMs: 5_000 });
    return await work(env["MONGO_URL"] ?? "");
  } finally {
    await supervisor.stop();
    rmSync(home.running, { force: true });
  }
}

async function addOperator(MONGO_URL: string): Promise<number> {
  const program = spawn(process.execPath, [join(ROOT, "gateway/src/add-operator.ts"), ...process.argv.slice(2)], {
    env: { ...inherited(), MONGO_URL },
    stdio: "inherit",
  });
  const [code] = (await once(program, "close")) as [number | null];
  return code ?? 1;
}

const running = findRunning(home.running);
const given = process.env["MONGO_URL"] ?? running?.mongoUrl;
if (given) {
  process.exitCode = await addOperator(given);
} else if (running) {
  console.error(
    "Hundeblick is starting, or uses a database of yours: try again in a moment, or set MONGO_URL as for make start.",
  );
  process.exitCode = 1;
} else {
  process.exitCode = await withOwnDatabase(addOperator);
}
