import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";
import type { ProcessSpec } from "../supervise/supervised-process.ts";

export const SERVICES = ["analysis", "report", "catalogue", "scraper", "tracking", "mail"] as const;

type ServiceOptions = {
  name: string;
  folder: string;
  env: Record<string, string>;
  readyUrl: string;
  watch: boolean;
};

/** Young generation in MB: less costs throughput, more keeps uploads in memory (decision 050). */
const YOUNG = { NODE_OPTIONS: "--max-semi-space-size=8" };
/** Analysis decodes photos in several threads; with an arena for each, glibc would keep 150 MB (decision 035). */
const ONE_HEAP = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "131072",
  NODE_OPTIONS: "--max-semi-space-size=2",
};

/** One of our own Node processes: a service or the gateway. */
export function serviceProcess({ name, folder, env, readyUrl, watch }: ServiceOptions): ProcessSpec {
  const args = [
    ...(watch ? ["--watch", "--watch-preserve-output"] : []),
    // loaded only if somebody receives it, because telemetry costs start time and memory
    ...(env["OTEL_EXPORTER_OTLP_ENDPOINT"] ? ["--import", "./src/instrument.ts"] : []),
    "src/main.ts",
  ];
  return {
    name,
    command: process.execPath,
    args,
    cwd: join(ROOT, folder),
    env: { ...(name === "analysis" ? ONE_HEAP : YOUNG), ...env },
    ready: () => answersOk(readyUrl),
  };
}

/** A program of this folder as a process of its own. */
export const ownProcess = (
  name: string,
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  readyUrl: string,
): ProcessSpec => ({
  name,
  command: process.execPath,
  args: [join(import.meta.dirname, "..", program), ...args],
  cwd: ROOT,
  env,
  ready: () => answersOk(readyUrl),
});

const answersOk = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
