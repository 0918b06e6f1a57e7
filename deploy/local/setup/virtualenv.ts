import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findPython } from "../preflight/machine.mjs";
import { LOCAL } from "../machine/folders.ts";
import { runTool } from "./run-tool.ts";
import { digestOf, isCurrent, stamp } from "./stamp.ts";

const VENV = join(LOCAL, "venv");
const REQUIREMENTS = join(import.meta.dirname, "../requirements.txt");
export const venvFile = (path: string): string => join(VENV, path);

/** The virtualenv with the backing servers; recreated when the requirements or its Python changed: then true. */
export async function ensureVirtualenv(logs: string, signal?: AbortSignal): Promise<boolean> {
  const digest = digestOf(readFileSync(REQUIREMENTS));
  // the Python of a virtualenv may be removed by a system upgrade
  if (isCurrent("venv", digest, venvFile("bin/python")) && spawnSync(venvFile("bin/python"), ["-V"]).status === 0)
    return false;
  const { python } = findPython();
  if (!python) throw new Error("Python with venv is missing: make doctor says what to install.");
  const logFile = join(logs, "setup-python.log");
  const run = (name: string, command: string, args: readonly string[]) =>
    runTool({ name, command, args, cwd: LOCAL, logFile, ...(signal ? { signal } : {}) });
  rmSync(VENV, { recursive: true, force: true });
  await run("Making the Python virtualenv", python.command, ["-m", "venv", VENV]);
  await run("Fetching the Python packages", venvFile("bin/python"), [
    "-m",
    "pip",
    "install",
    "--disable-pip-version-check",
    "--no-input",
    "--only-binary=:all:",
    "-r",
    REQUIREMENTS,
  ]);
  stamp("venv", digest);
  return true;
}
