import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { connect } from "@nats-io/transport-node";
import { shortHash } from "@hundeblick/kit/hash";
import { eventually, WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import { SERVICES } from "@hundeblick/proto/rpc/service-status";
import { documentedMetrics } from "../../deploy/local/observability/metrics.ts";
import { client, waitForEnd, uploadWithRetry } from "../support/client.ts";
import { buildPhoto } from "../support/photos.ts";
import { type StubVision, startStubVision } from "../support/stub-vision.ts";
import { startTelemetryCollector, type TelemetryCollector } from "../support/telemetry-collector.ts";
import { openStores } from "../support/stores.ts";
import { makeWholeVisit } from "../support/whole-visit.ts";
import { startSystem, type System } from "../system.ts";

const LINES = 10_000;
/** Calls that may be repeated; each logs a line. */
const CHEAP = ["/healthz", "/readyz", "/healthz", "/de", "/healthz", "/favicon.ico"];
let vision: StubVision;
let collector: TelemetryCollector;
let system: System;
let logs: string;
before(async () => {
  vision = await startStubVision();
  collector = await startTelemetryCollector();
  system = await startSystem({
    env: {
      ...WIDE_TIMEOUTS_ENV,
      LOG_LEVEL: "debug",
      TRUST_PROXY_HOPS: "1",
      VISION_PROVIDER: "openai",
      OPENAI_BASE_URL: vision.url,
      OPENAI_API_KEY: "key-of-the-scripted-provider",
      OPENAI_MODEL: "scripted",
      OPENAI_PRICE_INPUT: "2",
      OPENAI_PRICE_OUTPUT: "8",
      TRACED_READS: "1",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "200",
      OTEL_METRIC_EXPORT_INTERVAL: "1000",
      OTEL_METRIC_EXPORT_TIMEOUT: "900",
    },
  });
  ({ logs } = system);
});
after(async () => {
  await system?.stop();
  await collector?.close();
  await vision?.close();
});

test("an upload is one trace over gateway, limits, bus, stores, provider and report; reading a report is one over report and catalogue", async () => {
  const api = client(system.url);
  const id = await uploadWithRetry(api, {
    photo: await buildPhoto({ seed: 7 }),
    context: { goals: ["joints"] },
    key: newId(),
  });
  const end = await waitForEnd(api, id);
  assert.equal(end.status, "completed");
  const upload = await collector.traceWith(
    isRoot("POST /api/analyze"),
    (trace) =>
      reaches(trace, ["gateway", "analysis", "report"]) &&
      trace.some(({ name }) => name === "report.compose.v1 serve") &&
      ["http", "mongodb", "ioredis", "aws-sdk", "hundeblick-bus", "undici"].every((part) =>
        trace.some(({ scope }) => scope.includes(part)),
      ),
  );
  assert.ok(upload.length >= 8, `${upload.length} spans`);

  await api.json("POST", "/api/report/unlock", { email: "jana@beispiel.de", reportId: end.reportId });
  await api.json("GET", `/api/report/${end.reportId}?lang=de`);
  await collector.traceWith(
    (span) => span.service === "catalogue" && span.name === "catalogue.recommend.v1 serve",
    (trace) => reaches(trace, ["gateway", "report", "catalogue"]) && trace.some(isRoot("GET /api/report")),
  );
});

test("a second attempt is a trace of its own with a link to the upload; its log lines name analysis and attempt", async () => {
  const api = client(system.url);
  vision.delayMs = 60_000;
  const asked = vision.asked;
  const id = await uploadWithRetry(api, { photo: await buildPhoto({ seed: 8 }), key: newId() });
  await eventually(
    () => vision.asked,
    (count) => count > asked,
  );
  await system.kill("analysis");
  // without its message only the requeueing of stalled analyses finds it
  const stores = await openStores(system.env);
  await stores.deleteJobStream();
  await stores.close();
  vision.delayMs = 0;
  assert.equal((await waitForEnd(api, id)).status, "completed");
  const later = await collector.traceWith(
    (span) => span.name === `${analysePhotoJob.subject} process` && span.linksTo.length > 0,
    (trace) => reaches(trace, ["analysis", "report"]),
  );
  const [origin] = later.flatMap(({ linksTo }) => linksTo);
  const upload = await collector.traceWith(
    ({ traceId }) => traceId === origin,
    (trace) => trace.some(isRoot("POST /api/analyze")),
  );
  assert.notEqual(upload[0]?.traceId, later[0]?.traceId);

  const lines = await eventually(
    () => linesOf("analysis").filter(({ analysisHash }) => analysisHash === shortHash(id)),
    (found) => found.some(({ msg }) => msg === "attempt ended"),
  );
  for (const line of lines.filter(({ msg }) => msg !== "could not send a wake-up, will retry")) {
    assert.ok(Number(line["attempt"]) >= 1 && Number(line["delivery"]) >= 1 && line["traceId"], JSON.stringify(line));
  }
});

test(`${LINES} log lines and all traces contain no address, name, token or photo`, async () => {
  const secrets = await makeWholeVisit(system);
  assert.ok(
    secrets.every((secret) => secret.length >= 5),
    "something to look for",
  );
  await eventually(
    async () => {
      await Promise.all(
        Array.from({ length: 400 }, async (_, n) =>
          (
            await fetch(`${system.url}${CHEAP[n % CHEAP.length]}`, {
              headers: { "x-forwarded-for": "198.51.100.77" },
            })
          ).arrayBuffer(),
        ),
      );
      return allLines().length;
    },
    (count) => count >= LINES,
    { withinMs: 240_000 },
  );
  const text = [...allLines(), collector.everything()].join("\n");
  const operatorMail = "admin@hundeblick.local";
  assert.deepEqual(
    secrets.filter((secret) => text.includes(secret)),
    [],
  );
  assert.deepEqual(
    new Set(text.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/g)?.filter((found) => found !== operatorMail) ?? []),
    new Set(),
    "e-mail addresses",
  );
  assert.deepEqual(
    new Set(text.match(/\b(?!127\.0\.0\.1|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g) ?? []),
    new Set(),
    "addresses of the network",
  );
  assert.deepEqual(
    new Set(
      text
        .match(/(?<![0-9a-f:])(?:[0-9a-f]{1,4}:){2,7}(?::|[0-9a-f]{1,4}(?![0-9a-f:]))/gi)
        ?.filter((found) => isIPv6(found)) ?? [],
    ),
    new Set(),
    "addresses of IPv6",
  );
  assert.equal(text.match(/\/9j\/[A-Za-z0-9+/]{40}|data:image/)?.[0], undefined, "a photo");
});

test("every documented metric is exported with plausible values", async () => {
  const nats = await connect({ servers: system.env["NATS_URL"] ?? "" });
  nats.publish(analysePhotoJob.subject, "not even JSON");
  await nats.drain();
  await makeSure(
    "an analysis",
    { name: "hundeblick.bus.dead_letters", attributes: { subject: analysePhotoJob.subject } },
    1,
  );
  await makeSure("a message given up", { name: "hundeblick.bus.dead_letters.kept" }, 1);
  await makeSure("paid calls", { name: "hundeblick.ai.calls", attributes: { outcome: "answered" } }, 1);
  await makeSure("their tokens", { name: "hundeblick.ai.tokens", attributes: { direction: "input" } }, 1);
  await makeSure("their cost", { name: "hundeblick.ai.cost" }, 0.000_001);
  await makeSure(
    "a call of the public API by its route",
    {
      name: "http.server.request.duration",
      service: "gateway",
      attributes: { "http.route": "/api/analyze", "http.response.status_code": "202" },
    },
    1,
  );
  await makeSure(
    "a call of the admin area by its route",
    {
      name: "http.server.request.duration",
      service: "gateway",
      attributes: { "http.route": "/api/admin/products", "http.response.status_code": "200" },
    },
    1,
  );
  await makeSure(
    "a milestone of the visit",
    { name: "hundeblick.funnel.milestones", attributes: { milestone: "openedWebsite" } },
    1,
  );
  await makeSure(
    "calls on the bus by subject",
    {
      name: "hundeblick.bus.duration",
      service: "report",
      attributes: { subject: "report.compose.v1", role: "serve", outcome: "ok" },
    },
    1,
  );
  const arrived = new Set(
    await eventually(
      () => collector.metrics().map(({ name }) => name),
      (names) => documentedMetrics().every(({ name }) => names.includes(name)),
    ).catch(() => collector.metrics().map(({ name }) => name)),
  );
  assert.deepEqual(
    documentedMetrics()
      .map(({ name }) => name)
      .filter((name) => !arrived.has(name)),
    [],
    "documented, but never sent",
  );
  assert.deepEqual(
    [...arrived].filter((name) => !documentedMetrics().some((metric) => metric.name === name)).toSorted(),
    [],
    "sent, but not documented",
  );
});

test("each process exports its health and dependencies", async () => {
  const dependencies: Record<string, string[]> = {
    gateway: ["mongodb", "nats", "objects", "redis"],
    analysis: ["mongodb", "nats", "objects"],
  };
  for (const name of ["gateway", ...SERVICES]) {
    const port = linesOf(name).findLast(({ msg }) => msg === "ready")?.["healthPort"];
    assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200, name);
    const ready = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as {
      ready: boolean;
      dependencies: Record<string, string>;
    };
    assert.equal(ready.ready, true, name);
    assert.deepEqual(Object.keys(ready.dependencies).toSorted(), dependencies[name] ?? ["mongodb", "nats"], name);
  }
});

type Line = Record<string, string | number> & { msg?: string };
const textOf = (file: string): string => readFileSync(join(logs, file), "utf8");
const allLines = (): string[] =>
  readdirSync(logs)
    .filter((file) => ["gateway", ...SERVICES].includes(file.replace(/\.log$/, "")))
    .flatMap((file) => textOf(file).split("\n").filter(Boolean));
const linesOf = (name: string): Line[] =>
  textOf(`${name}.log`)
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);

const isRoot =
  (name: string) =>
  (span: { service: string; name: string }): boolean =>
    span.service === "gateway" && span.name.startsWith(name);
const reaches = (trace: { service: string }[], services: string[]): boolean =>
  services.every((wanted) => trace.some(({ service }) => service === wanted));

/** Waits until the sum of this name's series (by service and attributes) is at least `least`. */
async function makeSure(
  what: string,
  wanted: { name: string; service?: string; attributes?: Record<string, string> },
  least: number,
): Promise<void> {
  const matching = () =>
    collector
      .metrics()
      .filter(
        ({ name, service, attributes }) =>
          name === wanted.name &&
          (wanted.service ?? service) === service &&
          Object.entries(wanted.attributes ?? {}).every(([key, value]) => attributes[key] === value),
      );
  await eventually(
    () => matching().reduce((sum, { value }) => sum + value, 0),
    (sum) => sum >= least,
  ).catch(() =>
    assert.fail(
      `${what}: ${JSON.stringify(matching())} of ${JSON.stringify(collector.metrics().filter(({ name }) => name === wanted.name))}`,
    ),
  );
}
