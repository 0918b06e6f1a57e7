// make versions: the previous version works on the data of this one, this one on the data of the previous one, and both
// concurrently as during a rollout.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join, relative } from "node:path";
import { after, before, test } from "node:test";
import { LANGUAGES } from "@hundeblick/proto/language";
import { newId } from "@hundeblick/proto/ids";
import { ROOT } from "../../deploy/local/machine/folders.ts";
import { freePorts } from "../../deploy/local/machine/ports.ts";
import type { Home } from "../../deploy/local/machine/folders.ts";
import { addresses, backingServers } from "../../deploy/local/servers.ts";
import { readSecrets } from "../../deploy/local/setup/secrets.ts";
import { setUp } from "../../deploy/local/setup/setup.ts";
import { createSupervisor, type Supervisor } from "../../deploy/local/supervise/supervisor.ts";
import { environmentOf } from "../../deploy/local/system/environment.ts";
import { SERVICES, serviceProcess } from "../../deploy/local/system/processes.ts";
import { makeTemporaryHome, removeHome } from "../../deploy/local/testing/temporary-home.ts";
import { client, waitForEnd, uploadWithRetry } from "../support/client.ts";
import { buildPhoto } from "../support/photos.ts";
import { type StubVision, startStubVision, stubVisionEnv } from "../support/stub-vision.ts";
import { checkOut, earlierRevision } from "./earlier-version.ts";

type Version = { url: string; stop: () => Promise<void> };
const revision = earlierRevision();
const earlier = checkOut(revision);
const silent = () => {};
let home: Home;
let stores: Supervisor;
let servers: Record<string, string>;
let vision: StubVision;
const running = new Set<Version>();

before(async () => {
  console.log(`the previous version is ${revision.slice(0, 10)}`);
  home = await makeTemporaryHome();
  await setUp({ logs: home.logs, report: silent });
  vision = await startStubVision();
  const made = await backingServers(home.data, readSecrets(home));
  servers = addresses(made);
  stores = createSupervisor({ logs: home.logs, report: silent });
  await stores.start({ specs: made.flatMap(({ specs }) => specs), stopWithinMs: 2_500 });
});
after(async () => {
  for (const version of running) await version.stop();
  await stores.stop();
  await vision.close();
  earlier.remove();
  removeHome(home);
});

/** All processes from the sources in `folder`, on the stores of this run. */
async function start(folder: string): Promise<Version> {
  const [port, ...health] = (await freePorts(1 + SERVICES.length + 1)) as [number, ...number[]];
  const url = `http://127.0.0.1:${port}`;
  const extra = {
    RATE_LIMITS: "off",
    ...stubVisionEnv(vision.url),
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  const { all, gateway } = environmentOf({ home, servers, smtpPort: undefined, publicUrl: url, extra });
  const process = (
    name: string,
    path: string,
    healthPort: number | undefined,
    env: Record<string, string>,
    readyUrl: string,
  ) =>
    serviceProcess({
      name,
      folder: relative(ROOT, join(folder, path)),
      watch: false,
      readyUrl,
      env: { ...env, HEALTH_PORT: String(healthPort) },
    });
  const supervisor = createSupervisor({ logs: join(home.logs, String(port)), report: silent });
  const version = {
    url,
    stop: async () => {
      running.delete(version);
      await supervisor.stop();
    },
  };
  running.add(version);
  await supervisor.start({
    specs: SERVICES.map((name, at) =>
      process(name, `services/${name}`, health[at], all, `http://127.0.0.1:${health[at]}/readyz`),
    ),
    stopWithinMs: 8_000,
  });
  await supervisor.start({
    specs: [process("gateway", "gateway", health.at(-1), { ...gateway, PORT: String(port) }, `${url}/readyz`)],
    stopWithinMs: 8_000,
  });
  return version;
}

const migrate = (): void => {
  execFileSync(process.execPath, [join(ROOT, "migrations/src/main.ts")], {
    env: { ...process.env, MONGO_URL: servers["MONGO_URL"], LOG_LEVEL: "warn" },
    stdio: "inherit",
  });
};

let seed = 1;
const reports: string[] = [];
/** Photo, report, address; then reads and counts every report of both versions. */
async function mainFlow({ url }: Version): Promise<void> {
  const api = client(url);
  const id = await uploadWithRetry(api, {
    photo: await buildPhoto({ seed: seed++, width: 640, height: 480 }),
    context: { name: "Frieda" },
    key: newId(),
  });
  const end = await waitForEnd(api, id);
  assert.ok(end.result?.reportId, JSON.stringify(end));
  assert.equal(
    (
      await api.json("POST", "/api/report/unlock", {
        reportId: end.result.reportId,
        email: `visitor-${seed}@example.org`,
      })
    ).status,
    200,
  );
  reports.push(end.result.reportId);
  await allReadable({ url });
}
async function allReadable({ url }: Pick<Version, "url">): Promise<void> {
  for (const reportId of reports) {
    for (const language of LANGUAGES) {
      const report = await client(url).json("GET", `/api/report/${reportId}?lang=${language}`);
      assert.equal(report.status, 200, `${reportId} in ${language}`);
      assert.match(await report.text(), /Frieda/);
    }
  }
}

test("the previous version creates data", async () => {
  const before = await start(earlier.folder);
  await mainFlow(before);
  await before.stop();
});
test("this version works on the data of the previous one", async () => {
  migrate();
  const now = await start(ROOT);
  await mainFlow(now);
  await now.stop();
});
test("the previous version works on the data of this one, as after a rollback", async () => {
  const before = await start(earlier.folder);
  await mainFlow(before);
  await before.stop();
});
test("both work on the same queues, as during a rollout", async () => {
  const [before, now] = [await start(earlier.folder), await start(ROOT)];
  for (const version of [now, before, now, before, now, before]) await mainFlow(version);
  await before.stop();
  await mainFlow(now);
  await now.stop();
});
