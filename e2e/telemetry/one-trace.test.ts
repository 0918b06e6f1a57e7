import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { newId } from "@hundeblick/proto/ids";
import { client, endOf, uploadPatiently } from "../support/client.ts";
import { aPhoto } from "../support/photos.ts";
import { type ScriptedVision, startScriptedVision } from "../support/scripted-vision.ts";
import { type SpanCollector, startSpanCollector } from "../support/span-collector.ts";
import { startSystem, type System } from "../system.ts";

let vision: ScriptedVision;
let collector: SpanCollector;
let system: System;
before(async () => {
  vision = await startScriptedVision();
  collector = await startSpanCollector();
  system = await startSystem({ env: {
    VISION_PROVIDER: "openai", OPENAI_BASE_URL: vision.url, OPENAI_API_KEY: "scripted", OPENAI_MODEL: "scripted",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: "http/json", OTEL_TRACES_EXPORTER: "otlp", OTEL_METRICS_EXPORTER: "none", OTEL_LOGS_EXPORTER: "none", OTEL_BSP_SCHEDULE_DELAY: "200",
  } });
});
after(async () => {
  await system?.stop();
  await collector?.close();
  await vision?.close();
});

test("one upload is one trace over gateway, limits, bus, stores, provider and report; reading it is one over report and catalogue", { timeout: 90_000 }, async () => {
  const api = client(system.url);
  const id = await uploadPatiently(api, { photo: await aPhoto({ seed: 7 }), context: { goals: ["joints"] }, key: newId() });
  const end = await endOf(api, id);
  assert.equal(end.status, "completed");
  const upload = await collector.traceWith(isRoot("POST /api/analyze"), (trace) => reaches(trace, ["gateway", "analysis", "report"]) && trace.some(({ name }) => name === "report.compose.v1 serve"));
  assert.ok(upload.length >= 8, `${upload.length} spans`);
  const scopes = upload.map(({ scope }) => scope).join(" ");
  for (const part of ["http", "express", "mongodb", "ioredis", "aws-sdk", "hundeblick-bus", "undici"]) assert.match(scopes, new RegExp(part), `a span of ${part}`);

  await api.json("POST", "/api/report/unlock", { email: "jana@beispiel.de", reportId: end.reportId });
  await api.json("GET", `/api/report/${end.reportId}?lang=de`);
  const reading = await collector.traceWith((span) => span.service === "catalogue" && span.name === "catalogue.recommend.v1 serve", (trace) => reaches(trace, ["gateway", "report", "catalogue"]));
  assert.ok(reading.some(isRoot("GET /api/report")));
});

const isRoot = (name: string) => (span: { service: string; name: string }): boolean => span.service === "gateway" && span.name.startsWith(name);
const reaches = (trace: { service: string }[], services: string[]): boolean => services.every((wanted) => trace.some(({ service }) => service === wanted));
