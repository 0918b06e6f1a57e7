import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";

type Metric = { name: string; kind: "histogram" | "counter" | "gauge"; unit: "" | "s" | "By" };

const SUFFIX = { "": "", s: "_seconds", By: "_bytes" } as const;
const README = join(ROOT, "deploy/observability/README.md");

/** Metrics in the table of deploy/observability/README.md. */
export const documentedMetrics = (): Metric[] =>
  [...readFileSync(README, "utf8").matchAll(/^\| `([a-z0-9_.]+)` \| (histogram|counter|gauge) \| (s|By|) ?\|/gm)].map(
    ([, name = "", kind, unit]) => ({ name, kind: kind as Metric["kind"], unit: unit as Metric["unit"] }),
  );

/** Names of a metric in Prometheus. */
export function namesInPrometheus({ name, kind, unit }: Metric): string[] {
  const base = name.replaceAll(".", "_") + SUFFIX[unit];
  if (kind === "histogram") return ["_bucket", "_count", "_sum"].map((part) => base + part);
  return [kind === "counter" ? `${base}_total` : base];
}
