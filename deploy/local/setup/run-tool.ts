import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { openLogFile } from "../supervise/log-file.ts";

export type Tool = {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Record<string, string>;
  logFile: string;
  signal?: AbortSignal;
};

/** Runs a set-up program with its output in a log. @throws {Error} with the last lines when it fails. */
export async function runTool({ name, command, args, cwd, env = {}, logFile, signal }: Tool): Promise<void> {
  const log = openLogFile(logFile);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal ? { signal } : {}),
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => log.write(line));
  try {
    const [code] = (await once(child, "close")) as [number | null];
    if (code === 0) return;
  } catch (error) {
    if (signal?.aborted) throw error;
    log.write(String(error));
  } finally {
    log.close();
  }
  throw new Error([`${name} failed. The end of ${logFile}:`, ...log.lastLines()].join("\n    "));
}
