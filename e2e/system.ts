import { freePort } from "../deploy/local/machine/ports.ts";
import type { Report } from "../deploy/local/machine/report.ts";
import { setUp } from "../deploy/local/setup/setup.ts";
import { openLogFile } from "../deploy/local/supervise/log-file.ts";
import { prepareSystem } from "../deploy/local/system/system.ts";
import { endWithThisProgram, makeTemporaryHome, removeHome } from "../deploy/local/testing/temporary-home.ts";

export type System = {
  /** Address of the site. */
  url: string;
  /** Address of the mail catcher; `/api/mails` returns all mails as JSON, newest first. */
  mailUrl: string;
  /** The MongoDB in use. */
  database: string;
  /** Folder of the processes' logs, a file each. */
  logs: string;
  /** Running processes by name: mongodb, nats, redis, objects, mails, the services, gateway. */
  readonly pids: Record<string, number>;
  /** Kills a process and resolves when it has ended; it is restarted after 0.5 s. */
  kill: (name: string) => Promise<void>;
  /** Stops a process until `up`. */
  down: (name: string) => Promise<void>;
  up: (name: string) => Promise<void>;
  stop: () => Promise<void>;
  /** Variables of the gateway: addresses of the servers, their keys, ADMIN_PASSWORD and others. */
  env: Readonly<Record<string, string>>;
};

/**
 * Starts a whole system, as `make start` does, on free ports with temporary data. `env` overrides variables.
 * @throws {Error} with the end of the log of a process that did not start
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
