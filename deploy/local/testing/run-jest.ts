import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs one project's tests on running servers only. Resolves to Jest's exit code. */
export async function runJest(
  project: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const jest = spawn(
    process.execPath,
    [
      join(ROOT, "node_modules/jest/bin/jest.js"),
      "--config",
      join(ROOT, "jest.config.mjs"),
      "--maxWorkers=2",
      "--selectProjects",
      project,
      ...args,
    ],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: {
        ...process.env,
        ...env,
        WITH_SERVERS: "0",
        NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
      },
    },
  );
  for (const signal of SIGNALS) process.on(signal, () => jest.kill(signal));
  const [code] = (await once(jest, "close")) as [number | null];
  return code ?? 130;
}
