import { addresses, backingServers, SERVER_KINDS, SERVER_VARIABLES, type ServerKind } from "../servers.ts";
import { readSecrets } from "../setup/secrets.ts";
import { setUpServers } from "../setup/setup.ts";
import { quietSupervisor } from "../supervise/quiet-supervisor.ts";
import { endWithThisProgram, makeTemporaryHome, removeHome } from "./temporary-home.ts";

type TestServers = { env: Record<string, string>; stop(): Promise<void> };

/** The backing servers for one test run, all four or `kinds`, with temporary data; or external ones by MONGO_URL, … */
export async function startTestServers(kinds: readonly ServerKind[] = SERVER_KINDS): Promise<TestServers> {
  const home = await makeTemporaryHome();
  if (kinds.some((kind) => !process.env[SERVER_VARIABLES[kind]])) await setUpServers({ logs: home.logs });
  const ownMongo: Record<string, string> = process.env["MONGO_URL"] ? {} : { OWN_MONGO: "yes" };
  const servers = await backingServers(home.data, readSecrets(home), process.env, kinds);
  const specs = servers.flatMap((server) => server.specs);
  if (specs.length === 0) return { env: addresses(servers), stop: async () => removeHome(home) };
  const supervisor = quietSupervisor(home);
  const release = endWithThisProgram(supervisor, home);
  await supervisor.start({ specs, stopWithinMs: 0 });
  return {
    env: { ...addresses(servers), ...ownMongo },
    async stop() {
      release();
      await supervisor.stop();
      removeHome(home);
    },
  };
}
