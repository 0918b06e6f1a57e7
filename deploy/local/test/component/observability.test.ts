import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { PROCESSES } from "../../environment/declared-variables.ts";
import { ROOT } from "../../machine/folders.ts";
import { documentedMetrics, namesInPrometheus } from "../../observability/metrics.ts";

const AT = join(ROOT, "deploy/observability");
const read = (file: string): string => readFileSync(join(AT, file), "utf8");
type Panel = {
  type: string;
  title: string;
  datasource?: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
};
const dashboards = globSync("grafana/dashboards/*.json", { cwd: AT }).map((file) => ({
  file: basename(file, ".json"),
  ...(JSON.parse(read(file)) as { uid: string; title: string; panels: Panel[] }),
}));
const alerts = read("prometheus/alerts.yml");
const rules = read("prometheus/slo.rules.yml");
const recorded = [...rules.matchAll(/record: (\S+)/g)].map(([, name = ""]) => name);
const raised = [...alerts.matchAll(/- alert: (\S+)/g)].map(([, name = ""]) => name);

/** Names of series in an expression: words that are no label, function or window. */
function seriesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replaceAll(/\b(?:by|on|without)\s*\([^)]*\)/g, "");
  return [...bare.matchAll(/[a-z][a-z0-9_:]*(?=\s*(?:[^a-z0-9_:\s(]|\s|$))/g)]
    .map(([word]) => word)
    .filter((word) => /[_:]/.test(word) && !/_quantile$|_over_time$/.test(word));
}
const known = new Set([...documentedMetrics().flatMap(namesInPrometheus), ...recorded]);
const unknownIn = (expressions: string[]): string[] => expressions.flatMap(seriesIn).filter((name) => !known.has(name));

test("the table of metrics has unique names", () => {
  const names = documentedMetrics().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test("finds the series of an expression", () => {
  expect(
    seriesIn(
      'histogram_quantile(0.99, sum by (http_route, le) (rate(hundeblick_bus_duration_seconds_bucket{role="call_x"}[5m]))) / max(slo:upload:bad_share_5m) > 1',
    ),
  ).toEqual(["hundeblick_bus_duration_seconds_bucket", "slo:upload:bad_share_5m"]);
});

test("alerts and rules use existing metrics", () => {
  const expressions = [...`${rules}\n${alerts}`.matchAll(/^ +expr: '?(.*?)'?$/gm)].map(
    ([, expression = ""]) => expression,
  );
  expect(expressions).toHaveLength(recorded.length + raised.length);
  expect(unknownIn(expressions)).toEqual([]);
});

test("there is a dashboard for each question, and all use existing metrics", () => {
  expect(dashboards.map(({ file }) => file).toSorted()).toEqual([
    "does-the-funnel-convert",
    "is-it-slow",
    "is-it-up",
    "is-work-stuck",
    "what-does-ai-cost",
  ]);
  for (const { file, uid, panels } of dashboards) {
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect([file, unknownIn(expressions)]).toEqual([uid, []]);
    expect(expressions.length).toBeGreaterThanOrEqual(panels.length - 1);
    expect(panels.filter(({ type, datasource }) => type !== "text" && datasource?.uid !== "prometheus")).toEqual([]);
    expect(read("README.md")).toContain(`\`${file}\``);
  }
});

test("panels do not overlap", () => {
  for (const { panels } of dashboards) {
    for (const [n, one] of panels.entries()) {
      const covered = panels.slice(n + 1).filter(({ gridPos: b }) => {
        const a = one.gridPos;
        return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
      });
      expect(covered.map(({ title }) => title)).toEqual([]);
      expect(one.gridPos.x + one.gridPos.w).toBeLessThanOrEqual(24);
    }
  }
});

test("every alert has a test that raises it, and instructions", () => {
  const tests = read("prometheus/alerts.test.yml") + read("prometheus/slo.test.yml");
  const todo = read("README.md").split("## What to do")[1] ?? "";
  const runbooks = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  expect([...(runbooks.split("## Runbooks")[1]?.matchAll(/^### (\S+)$/gm) ?? [])].map(([, name]) => name)).toEqual(
    raised,
  );
  for (const alert of raised) {
    expect(tests).toMatch(new RegExp(`alertname: ${alert}\\n +exp_alerts:`));
    expect(todo).toContain(alert);
  }
});

test("an alert names every service without metrics", () => {
  const silent = /alert: ServiceDown[^]*?expr: '(.*)'/.exec(alerts)?.[1] ?? "";
  expect([...silent.matchAll(/"service_name", "(\w+)"/g)].map(([, name]) => name)).toEqual(PROCESSES);
});

test("alerts go to a receiver that must be configured", () => {
  const layer = readFileSync(join(ROOT, "deploy/compose/observability.yml"), "utf8");
  const [, host = ""] = /targets: \["(\w+):9093"\]/.exec(read("prometheus/prometheus.yml")) ?? [];
  expect(layer).toContain(`\n  ${host}:\n`);
  const [, file = ""] = /url_file: ([^,]+),/.exec(read("alertmanager.yml")) ?? [];
  expect(layer).toContain(`printf %s "$$ALERTS_WEBHOOK" > ${file}\n`);
  expect(layer).toContain(`ALERTS_WEBHOOK: "\${ALERTS_WEBHOOK:?`);
  const named = [...read("alertmanager.yml").matchAll(/alertname=~?"([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split("|"),
  );
  expect(named.filter((name) => !raised.includes(name))).toEqual([]);
});

test("the layer of the compose file mounts existing files, and enables telemetry of every process", () => {
  const layers = ["observability", "observability-logs"]
    .map((name) => readFileSync(join(ROOT, `deploy/compose/${name}.yml`), "utf8"))
    .join("\n");
  for (const [, path = ""] of layers.matchAll(/\.\/(deploy\/observability[\w./-]*):/g))
    expect(globSync(path, { cwd: ROOT })).toHaveLength(1);
  for (const name of ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"])
    expect(layers).toContain(`  ${name}: { <<: *telemetry`);
});
