import { type FaultProxy, startFaultProxy } from "@hundeblick/kit/testing";
import { freePorts } from "../../deploy/local/machine/ports.ts";
import { addresses, backingServers } from "../../deploy/local/servers.ts";
import { readSecrets } from "../../deploy/local/setup/secrets.ts";
import { setUp } from "../../deploy/local/setup/setup.ts";
import { writeRunning } from "../../deploy/local/supervise/running-file.ts";
import { createSupervisor } from "../../deploy/local/supervise/supervisor.ts";
import { ownProcess } from "../../deploy/local/system/processes.ts";
import { endWithThisProgram, makeTemporaryHome, removeHome } from "../../deploy/local/testing/temporary-home.ts";
import { startSystem, type System } from "../system.ts";
import { type StubVision, startStubVision, stubVisionEnv } from "./stub-vision.ts";

const LINES = ["mongodb", "nats", "redis", "objects", "smtp", "vision"] as const;
export type ProxyName = (typeof LINES)[number];
export type ProxiedSystem = {
  system: System;
  lines: Record<ProxyName, FaultProxy>;
  vision: StubVision;
  mailUrl: string;
  /** Direct addresses of the servers, for a checker. */
  direct: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

const portOf = (address: string): number => Number(new URL(address).port);

/** A whole system whose connections to servers, mail server and vision provider are fault proxies. */
export async function startProxiedSystem({
  env = {},
  visionMs = 100,
}: { env?: Record<string, string>; visionMs?: number } = {}): Promise<ProxiedSystem> {
  const home = await makeTemporaryHome();
  await setUp({ logs: home.logs, report: () => {} });
  const vision = await startStubVision({ delayMs: visionMs });
  const servers = await backingServers(home.data, readSecrets(home), {});
  const direct = addresses(servers);
  const [smtpPort, mailPort] = (await freePorts(2)) as [number, number];
  const mailUrl = `http://127.0.0.1:${mailPort}`;
  const supervisor = createSupervisor({
    logs: home.logs,
    report: () => {},
    changed: () => {
      writeRunning(home.running, supervisor.pids());
    },
  });
  const release = endWithThisProgram(supervisor, home);
  const catcher = ownProcess("mails", "mail-catcher.ts", [String(smtpPort), String(mailPort), home.mail], {}, mailUrl);
  await supervisor.start({ specs: [...servers.flatMap(({ specs }) => specs), catcher], stopWithinMs: 3_000 });

  const targets: Record<ProxyName, number> = {
    mongodb: portOf(direct["MONGO_URL"] ?? ""),
    nats: portOf(direct["NATS_URL"] ?? ""),
    redis: portOf(direct["REDIS_URL"] ?? ""),
    objects: portOf(direct["S3_ENDPOINT"] ?? ""),
    smtp: smtpPort,
    vision: portOf(vision.url),
  };
  const lines = Object.fromEntries(
    await Promise.all(LINES.map(async (name) => [name, await startFaultProxy(targets[name])] as const)),
  ) as Record<ProxyName, FaultProxy>;
  const at = (name: ProxyName): string => `127.0.0.1:${lines[name].port}`;
  const system = await startSystem({
    env: {
      ...direct,
      MONGO_URL: `mongodb://${at("mongodb")}/${new URL(direct["MONGO_URL"] ?? "").search}`,
      NATS_URL: `nats://${at("nats")}`,
      REDIS_URL: `redis://${at("redis")}`,
      S3_ENDPOINT: `http://${at("objects")}`,
      SMTP_URL: `smtp://${at("smtp")}`,
      ...stubVisionEnv(`http://${at("vision")}/v1`),
      RATE_LIMITS: "off",
      ...env,
    },
  });
  return {
    system,
    lines,
    vision,
    mailUrl,
    direct,
    async stop() {
      release();
      await system.stop();
      await Promise.all(Object.values(lines).map((line) => line.close()));
      await supervisor.stop();
      await vision.close();
      if (!process.env["KEEP_TEST_DATA"]) removeHome(home);
    },
  };
}
