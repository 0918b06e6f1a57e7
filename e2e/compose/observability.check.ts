// make observability-test: the observability layers for real, in a project of its own. Needs a Docker engine and the
// images. Grafana, which only shows, is left out.
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

/** What a server of the layers answers: none of them has a port outside, so the gateway's container asks. */
async function ask<T>(url: string): Promise<T> {
  const said = await project.inside("gateway", `console.log(await (await fetch(${JSON.stringify(url)})).text());`);
  return JSON.parse(said) as T;
}
const prometheus = <T>(path: string, query: Record<string, string> = {}) =>
  ask<T>(`http://prometheus:9090/api/v1/${path}?${String(new URLSearchParams(query))}`);

test("the numbers of every process reach Prometheus under the names that rules and dashboards use", async () => {
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

test("every rule and every question of a dashboard is one that Prometheus can answer", async () => {
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

test("lines reach Loki, each with its service and its trace", async () => {
  type Streams = { data: { result: { stream: Record<string, string> }[] } };
  const query = new URLSearchParams({ query: '{service_name="gateway"} | msg="request"', limit: "1" });
  const { data } = await eventually(
    () => ask<Streams>(`http://loki:3100/loki/api/v1/query_range?${String(query)}`),
    (answer) => answer.data.result.length > 0,
    { withinMs: 30_000, everyMs: 1_000 },
  );
  assert.match(data.result[0]?.stream["traceId"] ?? "", /^[0-9a-f]{32}$/);
});

test("an alert reaches who is to be woken, within a minute", async () => {
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
