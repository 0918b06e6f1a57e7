// npm test -w services/<name>: the tests of one workspace with the servers it needs, in containers if there is a Docker
// engine, else local ones. Arguments: the Vitest project, its needs (mongodb nats redis objects, and vision for the
// local vision model), then arguments for Vitest.
import { isEngineReachable } from "./containers/engine.ts";
import { homeOf, LOCAL } from "./machine/folders.ts";
import { seconds, terminal } from "./machine/report.ts";
import { SERVER_KINDS, SERVER_VARIABLES, type ServerKind } from "./servers.ts";
import { setUp } from "./setup/setup.ts";
import { runVitest } from "./testing/run-vitest.ts";
import { useTemporaryFolder } from "./testing/temporary-folder.ts";
import { startTestServers } from "./testing/test-servers.ts";

const [project = "", ...rest] = process.argv.slice(2);
const isNeed = (word: string): boolean => word === "vision" || SERVER_KINDS.includes(word as ServerKind);
const firstOther = rest.findIndex((word) => !isNeed(word));
const needs = firstOther < 0 ? rest : rest.slice(0, firstOther);
const kinds = SERVER_KINDS.filter((kind) => needs.includes(kind));
const report = terminal();
useTemporaryFolder();

async function inContainers(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const missing = kinds.filter((kind) => !process.env[SERVER_VARIABLES[kind]]);
  if (missing.length === 0 || process.env["TEST_SERVERS"] === "local" || !(await isEngineReachable()))
    return { env: {}, stop: async () => undefined };
  const { startContainers } = await import("./containers/start-containers.ts");
  const began = Date.now();
  const containers = await startContainers(missing);
  report("containers", `${missing.join(", ")} in ${seconds(began)}`, "done");
  return containers;
}

if (needs.includes("vision")) await setUp({ logs: homeOf(LOCAL).logs, report, web: false });
const containers = await inContainers();
try {
  Object.assign(process.env, containers.env);
  // servers in containers have a variable by now; the others are started here
  const servers = await startTestServers(kinds);
  try {
    process.exitCode = await runVitest(project, rest.slice(needs.length), servers.env);
  } finally {
    await servers.stop();
  }
} finally {
  await containers.stop();
}
