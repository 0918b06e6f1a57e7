// Runs on the machine's own Node before anything is installed: plain JavaScript without packages.
import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * @typedef {{ command: string, version: string }} Python
 * @typedef {{
 *   node: string, npm: string | undefined, python: Python | undefined, pythonsFound: string[],
 *   platform: string, freeBytes: number, folder: string, isInstalled: boolean
 * }} Facts
 */

const PYTHONS = ["python3", "python3.13", "python3.12", "python3.11", "python3.10"];

const ASK_PYTHON = "import sys; print('%d.%d' % sys.version_info[:2]); import venv, ensurepip";

/** Path of a program on the search path. @param {string} name @returns {string | undefined} */
const onPath = (name) =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Version of a Python; undefined without one. @param {string} command */
function askPython(command) {
  const { status, stdout } = spawnSync(command, ["-c", ASK_PYTHON], { encoding: "utf8", timeout: 15_000 });
  const version = stdout?.trim();
  return version ? { command, version, canVenv: status === 0 } : undefined;
}

/** True for versions with pinned wheels. @param {string} version */
export function isFitPython(version) {
  const [major, minor] = version.split(".").map(Number);
  return major === 3 && minor !== undefined && minor >= 10 && minor <= 13;
}

/**
 * PYTHON, else the first suitable one, and all that were checked.
 * @returns {{ python: Python | undefined, pythonsFound: string[] }}
 */
export function findPython() {
  const named = process.env["PYTHON"];
  const pythonsFound = [];
  for (const command of named ? [named] : PYTHONS) {
    const found = askPython(command);
    if (!found) continue;
    if (found.canVenv && isFitPython(found.version)) return { python: found, pythonsFound };
    pythonsFound.push(`${command} is ${found.version}${found.canVenv ? "" : " without venv"}`);
  }
  return { python: undefined, pythonsFound };
}

/** `linux-x64`, `darwin-arm64`, …; `linux-x64-musl` without glibc. */
function platform() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    /** @type {unknown} */ (process.report.getReport())
  );
  const musl = process.platform === "linux" && !report.header.glibcVersionRuntime ? "-musl" : "";
  return `${process.platform}-${process.arch}${musl}`;
}

/** Facts about this machine. @param {string} folder @param {boolean} isInstalled @returns {Facts} */
export function inspectMachine(folder, isInstalled) {
  const { bavail, bsize } = statfsSync(folder);
  return {
    node: process.versions.node,
    npm: onPath("npm"),
    ...findPython(),
    platform: platform(),
    freeBytes: bavail * bsize,
    folder,
    isInstalled,
  };
}
