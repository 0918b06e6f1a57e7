import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectBus, done } from "@hundeblick/kit/bus";
import { eventually, memoryDeadLetters, quietLog } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import * as analysisFacts from "@hundeblick/proto/events/analysis.v1";
import * as reportFacts from "@hundeblick/proto/events/report.v1";
import * as reportFactsV2 from "@hundeblick/proto/events/report.v2";
import * as analysis from "@hundeblick/proto/rpc/analysis";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import { CONSUMING_SERVICES, listDeadLetters, resendDeadLetters } from "@hundeblick/proto/rpc/dead-letters";
import * as mail from "@hundeblick/proto/rpc/mail";
import * as report from "@hundeblick/proto/rpc/report";
import { serviceStatus, SERVICES } from "@hundeblick/proto/rpc/service-status";
import * as scraper from "@hundeblick/proto/rpc/scraper";
import * as tracking from "@hundeblick/proto/rpc/tracking";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { connect, nkeyAuthenticator, type NatsConnection, PermissionViolationError } from "@nats-io/transport-node";
import { freePorts } from "../../../local/machine/ports.ts";
import { venvFile } from "../../../local/setup/virtualenv.ts";
import { type MadeSecrets, madeSecrets } from "../support/made-secrets.ts";
import { neededCalls } from "../support/needed-calls.ts";
import { serverProcess } from "../support/server-process.ts";

const CONTRACTS = { analysis, catalogue, mail, report, scraper, tracking };
const ANSWERS: Record<string, string[]> = {
  gateway: [],
  analysis: subjectsOf(analysis.analysisContract),
  catalogue: subjectsOf(catalogue.catalogueContract),
  mail: subjectsOf(mail.mailContract),
  report: subjectsOf(report.reportContract),
  scraper: subjectsOf(scraper.scraperContract),
  tracking: subjectsOf(tracking.trackingContract),
};
const USERS = Object.keys(ANSWERS);
// every service publishes its status, and only the gateway requests it
for (const service of SERVICES) ANSWERS[service]?.push(serviceStatus(service).subject);
const DEAD_LETTERS = CONSUMING_SERVICES.map((service) => ({
  service,
  subjects: [listDeadLetters(service).subject, resendDeadLetters(service).subject],
}));
for (const { service, subjects } of DEAD_LETTERS) ANSWERS[service]?.push(...subjects);
const CALLS = Object.values(ANSWERS).flat();
const EVENT_SUBJECTS = [analysisFacts, reportFacts, reportFactsV2].flatMap((facts) => subjectsOf(facts));
const TELLS: Record<string, string[]> = {
  analysis: EVENT_SUBJECTS.filter((subject) => /photo|analysis/.test(subject)),
  report: EVENT_SUBJECTS.filter((subject) => subject.includes("report")),
};
const FOLLOWS: Record<string, string[]> = {
  mail: ["report-unlocked", "report-erased"],
  tracking: EVENT_SUBJECTS.filter((subject) => !subject.includes("failed")).map((subject) =>
    subject
      .replace(/^evt\./, "")
      .replace(/\.v1$/, "")
      .replaceAll(".", "-"),
  ),
};
const STREAMS = ["FACTS", "JOBS_ANALYSIS", "DEAD_JOBS_ANALYSIS"];

function subjectsOf(definitions: Record<string, unknown>): string[] {
  return Object.values(definitions).flatMap((value) =>
    typeof value === "object" && value !== null && "subject" in value ? [String(value.subject)] : [],
  );
}

/** Required JetStream API: services create and inspect their streams; nobody deletes or purges one. */
const apiOf = (stream: string) =>
  ["CREATE", "UPDATE", "INFO", "DELETE", "PURGE", "SNAPSHOT", "RESTORE", "MSG.GET", "MSG.DELETE"].map(
    (verb) => `$JS.API.STREAM.${verb}.${stream}`,
  );
const consumersOf = (user: string) => (FOLLOWS[user] ?? []).map((fact) => `${user}-${fact}`);
const consumerApi = (stream: string, consumer: string) => [
  `$JS.API.CONSUMER.INFO.${stream}.${consumer}`,
  `$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`,
  `$JS.API.CONSUMER.DELETE.${stream}.${consumer}`,
  `$JS.ACK.${stream}.${consumer}.1.1.1.1.1`,
];
const CONSUMERS = [
  ...USERS.flatMap((user) => consumersOf(user).map((name) => ["FACTS", name] as const)),
  ["JOBS_ANALYSIS", "analysis-workers"],
  ["DEAD_JOBS_ANALYSIS", "dead-analysis-workers"],
] as const;
const UNUSED_SUBJECTS = [
  "anything",
  "analysis.start.v2",
  "evt.anything.v1",
  "job.anything.v1",
  "$SYS.REQ.SERVER.PING",
  "$JS.API.INFO",
  "$JS.API.STREAM.NAMES",
  "$JS.API.STREAM.LIST",
  "$JS.API.STREAM.CREATE.OTHER",
];

const EVERYTHING = [
  ...CALLS,
  ...EVENT_SUBJECTS,
  analysePhotoJob.subject,
  ...UNUSED_SUBJECTS,
  ...USERS.map((user) => `_INBOX_${user}.1`),
  ...STREAMS.flatMap(apiOf),
  ...CONSUMERS.flatMap(([stream, consumer]) => consumerApi(stream, consumer)),
];

function mayPublish(user: string): string[] {
  const own = (stream: string, more: string[] = []) =>
    apiOf(stream).filter((subject) =>
      [".CREATE.", ".UPDATE.", ".INFO.", ...more].some((verb) => subject.includes(verb)),
    );
  const works = user === "analysis";
  const consumers = CONSUMERS.filter(
    ([, name]) => name.startsWith(`${user}-`) || (works && name === "dead-analysis-workers"),
  );
  return [
    ...neededCalls(user, CONTRACTS),
    ...(user === "gateway"
      ? [
          ...SERVICES.map((service) => serviceStatus(service).subject),
          ...DEAD_LETTERS.flatMap(({ subjects }) => subjects),
        ]
      : []),
    ...(TELLS[user] ?? []),
    ...((TELLS[user] ?? FOLLOWS[user]) ? own("FACTS") : []),
    ...(works ? [analysePhotoJob.subject, ...own("JOBS_ANALYSIS", [".MSG."]), ...own("DEAD_JOBS_ANALYSIS")] : []),
    ...consumers
      .flatMap(([stream, consumer]) => consumerApi(stream, consumer))
      .filter((subject) => !subject.includes(".CONSUMER.DELETE.")),
  ];
}

let secrets: MadeSecrets;
let server: Awaited<ReturnType<typeof serverProcess>>;
let authorization: string;
let url: string;

beforeAll(async () => {
  secrets = madeSecrets();
  // as in the container: the configuration in /etc/hundeblick, the keys in /secrets
  const etc = join(secrets.root, "etc/hundeblick");
  mkdirSync(etc, { recursive: true });
  mkdirSync(join(secrets.root, "secrets"));
  copyFileSync(join(secrets.folder, "nats/keys.conf"), join(secrets.root, "secrets/keys.conf"));
  const real = (file: string): string => readFileSync(join(import.meta.dirname, "../../../nats", file), "utf8");
  authorization = join(etc, "authorization.conf");
  writeFileSync(authorization, real("authorization.conf"));
  writeFileSync(
    join(etc, "nats.conf"),
    real("nats.conf").replace("store_dir: /data", `store_dir: ${JSON.stringify(join(secrets.root, "data"))}`),
  );
  const [port, monitor] = (await freePorts(2)) as [number, number];
  url = `nats://127.0.0.1:${port}`;
  server = await serverProcess(
    venvFile("bin/nats-server"),
    ["-c", join(etc, "nats.conf"), "-a", "127.0.0.1", "-p", String(port), "-m", String(monitor)],
    port,
  );
});
afterAll(async () => {
  await server.stop();
  secrets.remove();
});

const signIn = (seed: string, name: string): Promise<NatsConnection> =>
  connect({
    servers: url,
    name,
    inboxPrefix: `_INBOX_${name}`,
    authenticator: nkeyAuthenticator(new TextEncoder().encode(seed)),
    reconnect: false,
    timeout: 10_000,
  });

const openBus = (name: string) =>
  connectBus({ NATS_URL: url, NATS_NKEY_SEED: secrets.read(`${name}/NATS_NKEY_SEED`) }, { name, log: quietLog });

/** Tries each subject and returns those the server allowed. */
async function allowed(
  user: string,
  operation: "publish" | "subscription",
  subjects: readonly string[],
  attempt: (nats: NatsConnection, subject: string) => void,
): Promise<string[]> {
  const nats = await signIn(secrets.read(`${user}/NATS_NKEY_SEED`), user);
  const refused = new Set<string>();
  void (async () => {
    for await (const status of nats.status())
      if (
        status.type === "error" &&
        status.error instanceof PermissionViolationError &&
        status.error.operation === operation
      )
        refused.add(status.error.subject);
  })();
  for (const subject of subjects) attempt(nats, subject);
  await nats.flush();
  // errors arrive before the reply to a ping, one turn later
  await nats.rtt();
  await new Promise(setImmediate);
  await nats.close();
  return subjects.filter((subject) => !refused.has(subject)).sort();
}

describe.each(USERS)("%s", (user) => {
  test("publishes only what its code needs", async () => {
    const said = await allowed(user, "publish", EVERYTHING, (nats, subject) => nats.publish(subject, "{}"));
    expect(said).toEqual(mayPublish(user).sort());
  });

  test("subscribes only to its calls and replies", async () => {
    const subjects = [...EVERYTHING, ">", "evt.>", "_INBOX_*.>", "_INBOX.>", "$JS.>"];
    const heard = await allowed(user, "subscription", subjects, (nats, subject) => {
      nats.subscribe(subject, { queue: user, callback: () => {} });
    });
    expect(heard).toEqual([...(ANSWERS[user] ?? []), `_INBOX_${user}.1`].sort());
  });

  test("cannot subscribe outside of its queue group", async () => {
    const heard = await allowed(user, "subscription", CALLS, (nats, subject) => {
      nats.subscribe(subject, { callback: () => {} });
    });
    expect(heard).toEqual([]);
  });
});

test("a reply reaches its caller, once", async () => {
  const [asker, answerer] = [
    await signIn(secrets.read("gateway/NATS_NKEY_SEED"), "gateway"),
    await signIn(secrets.read("report/NATS_NKEY_SEED"), "report"),
  ];
  answerer.subscribe(report.getReport.subject, {
    queue: "report",
    callback: (_error, message) => {
      message.respond("first");
      message.respond("second");
    },
  });
  await answerer.flush();
  const answer = await asker.request(report.getReport.subject, "{}", { timeout: 10_000 });
  expect(answer.string()).toBe("first");
  await asker.close();
  await answerer.close();
});

test("a call that the server did not know at first is served once it does", async () => {
  const rules = readFileSync(authorization, "utf8");
  writeFileSync(authorization, rules.replace(`"${scraper.printPage.subject} scraper"`, ""));
  server.reload();
  const reported = vi.spyOn(quietLog, "error");
  const scraperBus = await openBus("scraper");
  const gateway = await openBus("gateway");
  const served = () => scraperBus.serve({ print: scraper.printPage }, { print: async () => ({ pdf: "" }) });
  await eventually(
    async () => {
      // a reload takes effect some time after the signal
      if (reported.mock.calls.length === 0) await served();
      return reported.mock.calls.map(([, message]) => message);
    },
    (messages) => messages.includes("subscription failed, will retry"),
  );
  writeFileSync(authorization, rules);
  server.reload();
  expect(
    await eventually(
      () => gateway.call(scraper.printPage, { html: "<p>" }).catch(() => null),
      (reply) => reply !== null,
    ),
  ).toEqual({ pdf: "" });
  reported.mockRestore();
  await scraperBus.close();
  await gateway.close();
});

test("delivers events and jobs", async () => {
  const buses = {
    analysis: await openBus("analysis"),
    report: await openBus("report"),
    mail: await openBus("mail"),
    tracking: await openBus("tracking"),
  };
  const arrived: string[] = [];
  const payload = { reportId: newId(), analysisId: newId(), at: new Date().toISOString() };
  await buses.report.publish(reportFacts.reportErased, payload, { id: "1:0" });
  for (const [name, bus] of [
    ["mail", buses.mail],
    ["tracking", buses.tracking],
  ] as const) {
    for (const followed of [reportFacts.reportUnlockedV1, reportFacts.reportErased])
      await bus.subscribe(
        followed,
        { durable: `${name}-${followed.subject.split(".").slice(1, 3).join("-")}`, deadLetters: memoryDeadLetters() },
        async () => {
          arrived.push(name);
        },
      );
  }
  await buses.analysis.work(
    analysePhotoJob,
    async () => {
      arrived.push("job");
      return done("seen");
    },
    { concurrency: 1, onDead: async () => {} },
  );
  await buses.analysis.enqueue(analysePhotoJob, { analysisId: newId() }, { wake: 1 });
  await eventually(
    () => [...arrived].sort().join(),
    (found) => found === "job,mail,tracking",
  );
  for (const bus of Object.values(buses)) await bus.close();
});

test("rejects anonymous access and unknown keys", async () => {
  await expect(connect({ servers: url, reconnect: false, timeout: 10_000 })).rejects.toThrow(/authorization/i);
  const otherSecrets = madeSecrets();
  await expect(signIn(otherSecrets.read("gateway/NATS_NKEY_SEED"), "gateway")).rejects.toThrow(/authorization/i);
  otherSecrets.remove();
});
