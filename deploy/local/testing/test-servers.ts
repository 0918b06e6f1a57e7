import { terminal } from "../machine/teller.ts";
import { addresses, backingServers } from "../servers.ts";
import { readSecrets } from "../setup/secrets.ts";
import { setUpServers } from "../setup/setup.ts";
import { writeRunning } from "../supervise/running-file.ts";
import { createSupervisor } from "../supervise/supervisor.ts";
import { endWithThisProgram, makeTemporaryHome, removeHome } from "./temporary-home.ts";

export type TestServers = { env: Record<string, string>; stop(): Promise<void> };

/** The backing servers for one test run, with data that is thrown away. Servers named by MONGO_URL, NATS_URL, … are used as they are. */
export async function startTestServers(): Promise<TestServers> {
  const home = await makeTemporaryHome();
  await setUpServers({ logs: home.logs });
  const servers = await backingServers(home.data, readSecrets(home));
  const tell = terminal();
  const supervisor = createSupervisor({
    logs: home.logs,
    tell: (who, line, mood) => { if (mood === "failure") tell(who, line, mood); },
    changed: () => { writeRunning(home.running, supervisor.pids()); },
  });
  const release = endWithThisProgram(supervisor, home);
  await supervisor.start({ specs: servers.flatMap(({ specs }) => specs), stopWithinMs: 0 });
  return {
    env: addresses(servers),
    async stop() {
      release();
      await supervisor.stop();
      removeHome(home);
    },
  };
}
