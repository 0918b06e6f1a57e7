import { freePort } from "../deploy/local/machine/ports.ts";
import type { Report } from "../deploy/local/machine/report.ts";
import { setUp } from "../deploy/local/setup/setup.ts";
import { openLogFile } from "../deploy/local/supervise/log-file.ts";
import { prepareSystem } from "../deploy/local/system/system.ts";
import { endWithThisProgram, makeTemporaryHome, removeHome } from "../deploy/local/testing/temporary-home.ts";

export type System = {
  /** Address of the site. */
  url: string;
  /** Address of the mail catcher; `/api/mails` there gives all mails as JSON, the newest first. */
  mailUrl: string;
  /** The MongoDB in use. */
  database: string;
  /** Folder of what the processes print, a file each. */
  logs: string;
  /** The processes that run now, by name: mongodb, nats, redis, objects, mails, the services, gateway. */
  readonly pids: Record<string, number>;
  /** Ends a process as a crash would and resolves when it is gone; it is started again after 0.5 s. */
  kill: (name: string) => Promise<void>;
  /** Takes a process away until `up`. */
  down: (name: string) => Promise<void>;
  up: (name: string) => Promise<void>;
  stop: () => Promise<void>;
  /** What the gateway sees: addresses of the servers, their keys, ADMIN_PASSWORD and so on. */
  env: Readonly<Record<string, string>>;
};

/**
 * Starts a whole system of its own, as `make start` does, on free ports and with data that is thrown away.
 * `env` is set on top of this program's environment.
 * @throws {Error} with the end of the log of the process that did not start.
 */
export async function startSystem({ env = {} }: { env?: Record<string, string> } = {}): Promise<System> {
  const home = await makeTemporaryHome();
  const log = openLogFile(`${home.logs}/supervisor.log`);
  const report: Report = (who, line) => log.write(`${new Date().toISOString()} ${who}: ${line}`);
  await setUp({ logs: home.logs, report });
  const system = await prepareSystem({ home: home.home, port: await freePort(), report, env });
  const { supervisor, url, mailUrl = "", database } = system;
  const release = endWithThisProgram(supervisor, home);
  const stop = async (): Promise<void> => {
    release();
    await supervisor.stop();
    log.close();
    if (!process.env["KEEP_TEST_DATA"]) removeHome(home);
  };
  await system.start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    mailUrl,
    database,
    logs: home.logs,
    env: system.env,
    get pids() {
      return supervisor.pids();
    },
    kill: supervisor.kill,
    down: supervisor.down,
    up: supervisor.up,
    stop,
  };
}
