import { existsSync } from "node:fs";
import { join } from "node:path";
import { homeOf, ROOT } from "../machine/folders.ts";
import { freePorts } from "../machine/ports.ts";
import type { Report } from "../machine/report.ts";
import { addresses, backingServers } from "../servers.ts";
import { runTool } from "../setup/run-tool.ts";
import { readSecrets } from "../setup/secrets.ts";
import { writeRunning } from "../supervise/running-file.ts";
import { createSupervisor, type Supervisor } from "../supervise/supervisor.ts";
import { environmentOf } from "./environment.ts";
import { ownProcess, SERVICES, serviceProcess } from "./processes.ts";

type SystemOptions = {
  /** Folder of this system's data. */
  home: string;
  /** Port of the site. */
  port: number;
  report: Report;
  /** Variables in addition to the environment of this program. */
  env?: Record<string, string>;
  /** Hot reload: restarts services and refreshes pages when their sources change. */
  watch?: boolean;
};
export type System = {
  /** Address of the site. */
  url: string;
  adminUrl: string;
  /** Address of the mail catcher; undefined with another SMTP_URL. */
  mailUrl: string | undefined;
  /** Variables of the gateway. */
  env: Readonly<Record<string, string>>;
  /** The MongoDB in use. */
  database: string;
  supervisor: Supervisor;
};

/** Stop timeouts, together below 10 s. SeaweedFS takes 2 s, at times 10 s: then it is killed, which it survives. */
const STOP_MS = { servers: 2_500, services: 4_000, gateway: 2_500 };

/** Prepares a whole system; `start` then starts it, level by level. */
export async function prepareSystem(options: SystemOptions): Promise<System & { start(): Promise<void> }> {
  const { port, report, watch = false, env: extra = {} } = options;
  const home = homeOf(options.home);
  const url = `http://127.0.0.1:${port}`;
  // removes data of older versions
  const hasData = existsSync(home.data);
  const servers = await backingServers(home.data, readSecrets(home), { ...process.env, ...extra });
  const [smtpPort, mailPort, vitePort, adminPort, ...healthPorts] = (await freePorts(5 + SERVICES.length)) as [
    number,
    number,
    number,
    number,
    ...number[],
  ];
  const catchesMail = !(extra["SMTP_URL"] ?? process.env["SMTP_URL"]);
  const { all, gateway } = environmentOf({
    home,
    servers: addresses(servers),
    smtpPort: catchesMail ? smtpPort : undefined,
    publicUrl: url,
    extra,
  });

  const mailUrl = catchesMail ? `http://127.0.0.1:${mailPort}` : undefined;
  const catcher = mailUrl
    ? [ownProcess("mails", "mail-catcher.ts", [String(smtpPort), String(mailPort), home.mail], all, mailUrl)]
    : [];
  const services = SERVICES.map((name, at) =>
    serviceProcess({
      name,
      folder: `services/${name}`,
      watch,
      readyUrl: `http://127.0.0.1:${healthPorts[at]}/readyz`,
      env: { ...all, HEALTH_PORT: String(healthPorts[at]) },
    }),
  );
  // with hot reload the browser connects to Vite, which proxies the API to the gateway
  const gatewayPort = watch ? vitePort : port;
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
  const entryPoints = [
    serviceProcess({
      name: "gateway",
      folder: "gateway",
      watch,
      readyUrl: `${gatewayUrl}/readyz`,
      env: { ...gateway, PORT: String(gatewayPort), HEALTH_PORT: String(healthPorts.at(-1)) },
    }),
  ];
  if (watch) {
    entryPoints.push(ownProcess("web", "vite-server.ts", ["web", String(port), gatewayUrl], all, `${url}/de`));
    entryPoints.push(
      ownProcess(
        "admin-web",
        "vite-server.ts",
        ["admin-web", String(adminPort), gatewayUrl],
        all,
        `http://127.0.0.1:${adminPort}/admin/`,
      ),
    );
  }

  // a URL given by the user may contain a password, so it is never stored
  const ownMongo = servers
    .filter(({ kind, specs }) => kind === "mongodb" && specs.length > 0)
    .map(({ env }) => ({ mongoUrl: env["MONGO_URL"] ?? "" }))[0];
  const supervisor = createSupervisor({
    logs: home.logs,
    report,
    changed: () => {
      writeRunning(home.running, supervisor.pids(), { url, ...ownMongo });
    },
  });
  return {
    url,
    mailUrl,
    env: gateway,
    supervisor,
    database: servers.find(({ kind }) => kind === "mongodb")?.label ?? "",
    adminUrl: watch ? `http://127.0.0.1:${adminPort}/admin/` : `${url}/admin`,
    async start() {
      await supervisor.start({
        specs: [...servers.flatMap(({ specs }) => specs), ...catcher],
        stopWithinMs: STOP_MS.servers,
      });
      if (hasData)
        await runTool({
          name: "migrations",
          command: process.execPath,
          args: ["src/main.ts"],
          cwd: join(ROOT, "migrations"),
          env: all,
          logFile: join(home.logs, "migrations.log"),
        });
      await supervisor.start({ specs: services, stopWithinMs: STOP_MS.services });
      await supervisor.start({ specs: entryPoints, stopWithinMs: STOP_MS.gateway });
    },
  };
}
