// Runs on the machine's own Node, before anything is installed: plain JavaScript, no package.
import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";

/**
 * @typedef {{ command: string, version: string }} Python
 * @typedef {{
 *   node: string, npm: string | undefined, python: Python | undefined, pythonsFound: string[],
 *   platform: string, freeBytes: number, folder: string, isInstalled: boolean
 * }} Facts
 */

const PYTHONS = ["python3", "python3.13", "python3.12", "python3.11", "python3.10"];

/** The first line a command prints; undefined when it cannot be run. @param {string} command @param {string[]} args @returns {string | undefined} */
function firstLine(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8", timeout: 15_000 });
  return status === 0 ? stdout.split("\n")[0]?.trim() : undefined;
}

const ASK_PYTHON = "import sys; print('%d.%d' % sys.version_info[:2]); import venv, ensurepip";

/** Every Python there is, with what makes it unfit. @returns {{ command: string, version: string, canVenv: boolean }[]} */
function findPythons() {
  const named = process.env["PYTHON"];
  return (named ? [named] : PYTHONS).flatMap((command) => {
    const { status, stdout } = spawnSync(command, ["-c", ASK_PYTHON], { encoding: "utf8", timeout: 15_000 });
    const version = stdout?.trim();
    return version ? [{ command, version, canVenv: status === 0 }] : [];
  });
}

/** True for the versions the pinned wheels exist for. @param {string} version */
export function isFitPython(version) {
  const [major, minor] = version.split(".").map(Number);
  return major === 3 && minor !== undefined && minor >= 10 && minor <= 13;
}

/** The Python to use: PYTHON, else the first fit one on the search path. @returns {Python | undefined} */
export const findPython = () => findPythons().find(({ version, canVenv }) => canVenv && isFitPython(version));

/** `linux-x64`, `darwin-arm64`, …; `linux-x64-musl` where the C library is not glibc. */
function platform() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (/** @type {unknown} */ (process.report.getReport()));
  const musl = process.platform === "linux" && !report.header.glibcVersionRuntime ? "-musl" : "";
  return `${process.platform}-${process.arch}${musl}`;
}

/** What this machine has. @param {string} folder @param {boolean} isInstalled @returns {Facts} */
export function gatherFacts(folder, isInstalled) {
  const { bavail, bsize } = statfsSync(folder);
  return {
    node: process.versions.node,
    npm: firstLine("npm", ["--version"]),
    python: findPython(),
    pythonsFound: findPythons().map(({ command, version, canVenv }) => `${command} is ${version}${canVenv ? "" : " without venv"}`),
    platform: platform(),
    freeBytes: bavail * bsize,
    folder,
    isInstalled,
  };
}
