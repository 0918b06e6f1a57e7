import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs one project's tests on running servers only. Resolves to Vitest's exit code. */
export async function runVitest(
  project: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const vitest = spawn(
    process.execPath,
    [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", "--maxWorkers=2", "--project", project, ...args],
    { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env, WITH_SERVERS: "0" } },
  );
  for (const signal of SIGNALS) process.on(signal, () => vitest.kill(signal));
  const [code] = (await once(vitest, "close")) as [number | null];
  return code ?? 130;
}
