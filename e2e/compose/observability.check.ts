// make observability-test: tests the observability layers in a project of their own, without Grafana. Needs a Docker
// engine and the images.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { eventually } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { freePorts } from "../../deploy/local/machine/ports.ts";
import { client, waitForEnd, uploadWithRetry } from "../support/client.ts";
import { buildPhoto } from "../support/photos.ts";
import { composeProject } from "./compose.ts";

const DASHBOARDS = join(import.meta.dirname, "../../deploy/observability/grafana/dashboards");
const SERVICES = ["analysis", "catalogue", "gateway", "mail", "report", "scraper", "tracking"];
const NAMES = [
  "http_server_request_duration_seconds_bucket",
  "hundeblick_analysis_duration_seconds_bucket",
  "hundeblick_analysis_oldest_unfinished_age_seconds",
  "hundeblick_bus_dead_letters_total",
  "nodejs_eventloop_delay_p99_seconds",
  "process_memory_usage_bytes",
];
const [port] = (await freePorts(1)) as [number];
const project = composeProject(
  "hundeblick-observed",
  ["deploy/compose/observability.yml", "deploy/compose/observability-logs.yml"],
  {
    PORT: String(port),
    DOCKER_DATA: (await composeProject("any", [], {}).docker("info", "--format", "{{.DockerRootDir}}")).trim(),
    GRAFANA_PASSWORD: "nobody-looks",
    ALERTS_WEBHOOK: "http://gateway:9999/",
  },
);

before(async () => {
  await project.compose("down", "--volumes");
  const services = (await project.compose("config", "--services"))
    .split("\n")
    .filter((name) => name && name !== "grafana");
  await project.compose("up", "--wait", ...services);
  const api = client(`http://127.0.0.1:${port}`);
  await waitForEnd(api, await uploadWithRetry(api, { photo: await buildPhoto({ seed: 5 }), key: newId() }));
});
after(() => project.compose("down", "--volumes"));

/** Requests a server of the layers from the gateway's container, because none has a public port. */
async function ask<T>(url: string): Promise<T> {
  const said = await project.inside("gateway", `console.log(await (await fetch(${JSON.stringify(url)})).text());`);
  return JSON.parse(said) as T;
}
const prometheus = <T>(path: string, query: Record<string, string> = {}) =>
  ask<T>(`http://prometheus:9090/api/v1/${path}?${String(new URLSearchParams(query))}`);

test("metrics of every process reach Prometheus under the names in rules and dashboards", async () => {
  for (const [label, expected] of [
    ["service_name", SERVICES],
    ["__name__", NAMES],
  ] as const)
    await eventually(
      async () => (await prometheus<{ data: string[] }>(`label/${label}/values`)).data,
      (found) => expected.every((one) => found.includes(one)),
      { withinMs: 90_000, everyMs: 2_000 },
    );
});

test("Prometheus can evaluate every rule and every query of a dashboard", async () => {
  type Rules = { data: { groups: { rules: { name: string; health: string }[] }[] } };
  const rules = await eventually(
    async () => (await prometheus<Rules>("rules")).data.groups.flatMap((group) => group.rules),
    (all) => all.every(({ health }) => health !== "unknown"),
    { withinMs: 60_000, everyMs: 2_000 },
  );
  assert.ok(rules.length > 30);
  assert.deepEqual(
    rules.filter(({ health }) => health !== "ok"),
    [],
  );
  for (const file of readdirSync(DASHBOARDS)) {
    const { panels } = JSON.parse(readFileSync(join(DASHBOARDS, file), "utf8")) as {
      panels: { targets?: { expr?: string }[] }[];
    };
    for (const { expr } of panels.flatMap(({ targets = [] }) => targets)) {
      const query = expr?.replaceAll("$__rate_interval", "5m").replaceAll("$__range", "1h");
      const answer = query && (await prometheus<{ status: string }>("query", { query }));
      if (answer) assert.equal(answer.status, "success", `${file}: ${expr}`);
    }
  }
});

test("log lines reach Loki with service and trace", async () => {
  type Streams = { data: { result: { stream: Record<string, string> }[] } };
  const query = new URLSearchParams({ query: '{service_name="gateway"} | msg="request"', limit: "1" });
  const { data } = await eventually(
    () => ask<Streams>(`http://loki:3100/loki/api/v1/query_range?${String(query)}`),
    (answer) => answer.data.result.length > 0,
    { withinMs: 30_000, everyMs: 1_000 },
  );
  assert.match(data.result[0]?.stream["traceId"] ?? "", /^[0-9a-f]{32}$/);
});

test("an alert reaches its receiver within a minute", async () => {
  const heard = await project.inside(
    "gateway",
    `
    const { createServer } = await import("node:http");
    const { text } = await import("node:stream/consumers");
    const heard = new Promise((resolve) => createServer((req, res) => { res.end(); text(req).then(resolve); }).listen(9999));
    await fetch("http://alertmanager:9093/api/v2/alerts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([{ labels: { alertname: "Trial", severity: "page" } }]),
    });
    console.log(await Promise.race([heard, new Promise((late) => setTimeout(late, 60_000, "nothing"))]));`,
  );
  assert.match(heard, /"alertname":"Trial"/);
});
