import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { peakOf } from "./process-memory.ts";
import { treeMb } from "./process-tree.ts";
import { timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const WEB = fileURLToPath(new URL("../../web/", import.meta.url));

/** The whole public site: scripts, every page in every language, its pictures, compressed copies. */
export async function siteBuildBench(): Promise<Line[]> {
  const build = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: WEB,
    env: { ...process.env, TRIAL_BUILD: "yes", ONLY_PAGES: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(build, "exit");
  let took = 0;
  const peak = await peakOf(
    () => treeMb(build.pid ?? 0),
    200,
    async () => {
      took = await timed(() => ended);
    },
  );
  if (build.exitCode !== 0) throw new Error(`the build ended with ${build.exitCode}`);
  return [
    { what: "all pages, from nothing", value: took / 1_000, unit: "s", hold: { most: 240 } },
    { what: "memory at its peak, with all its processes", value: peak, unit: "MB" },
  ];
}
