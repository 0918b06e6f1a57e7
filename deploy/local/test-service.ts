// npm test -w services/<name>: the suites of one workspace on the servers it needs, in containers where a Docker engine answers, else the local ones.
// Arguments: the Jest project, what it needs (mongodb nats redis objects, and vision for the local vision model), then what is for Jest.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { engineAnswers } from "./containers/engine.ts";
import { homeOf, LOCAL, ROOT } from "./machine/folders.ts";
import { seconds, terminal } from "./machine/teller.ts";
import { SERVER_KINDS, SERVER_VARIABLES, type ServerKind } from "./servers.ts";
import { setUp } from "./setup/setup.ts";
import { startTestServers } from "./testing/test-servers.ts";

const [project = "", ...rest] = process.argv.slice(2);
const isNeed = (word: string): boolean => word === "vision" || SERVER_KINDS.includes(word as ServerKind);
const needs = rest.slice(0, rest.findIndex((word) => !isNeed(word)) < 0 ? rest.length : rest.findIndex((word) => !isNeed(word)));
const kinds = SERVER_KINDS.filter((kind) => needs.includes(kind));
const tell = terminal();
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function inContainers(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const missing = kinds.filter((kind) => !process.env[SERVER_VARIABLES[kind]]);
  if (missing.length === 0 || process.env["TEST_SERVERS"] === "local" || !(await engineAnswers())) return { env: {}, stop: async () => undefined };
  const { startContainers } = await import("./containers/start-containers.ts");
  const began = Date.now();
  const containers = await startContainers(missing);
  tell("containers", `${missing.join(", ")} in ${seconds(began)}`, "done");
  return containers;
}

async function runJest(env: Record<string, string>): Promise<number> {
  const jest = spawn(process.execPath, [join(ROOT, "node_modules/jest/bin/jest.js"), "--config", join(ROOT, "jest.config.mjs"), "--maxWorkers=2", "--selectProjects", project, ...rest.slice(needs.length)], {
    cwd: ROOT, stdio: "inherit",
    // the servers are here already; a suite that needs one its package.json does not name fails
    env: { ...process.env, ...env, WITH_SERVERS: "0", NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning" },
  });
  for (const signal of SIGNALS) process.on(signal, () => jest.kill(signal));
  const [code] = await once(jest, "close") as [number | null];
  return code ?? 130;
}

if (needs.includes("vision")) await setUp({ logs: homeOf(LOCAL).logs, tell, web: false });
const containers = await inContainers();
try {
  Object.assign(process.env, containers.env);
  // what runs in a container is named by its variable now; the rest, if any, runs here
  const servers = await startTestServers(kinds);
  try {
    process.exitCode = await runJest(servers.env);
  } finally {
    await servers.stop();
  }
} finally {
  await containers.stop();
}
