/** @typedef {import("./machine.mjs").Facts} Facts */

const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-arm64"];
const GIGABYTE = 1e9;
/** Disk space of the first start: node_modules, virtualenv and builds; measured, with a margin. */
const FIRST_START_BYTES = 4 * GIGABYTE;
const LATER_START_BYTES = 0.5 * GIGABYTE;

/** One sentence with a fix for each missing requirement. @param {Facts} facts @returns {string[]} */
export function findProblems(facts) {
  return [
    platformProblem(facts),
    nodeProblem(facts),
    npmProblem(facts),
    pythonProblem(facts),
    diskProblem(facts),
  ].filter((problem) => problem !== undefined);
}

/** @param {Facts} facts */
function platformProblem({ platform }) {
  if (PLATFORMS.includes(platform)) return;
  if (platform.startsWith("win32"))
    return "Windows is supported through WSL: open a WSL terminal (wsl --install) and run make start there.";
  return `The local servers are not made for ${platform} (only for ${PLATFORMS.join(", ")}): use docker compose up instead.`;
}

/** @param {Facts} facts */
function nodeProblem({ node }) {
  if (Number(node.split(".")[0]) >= 20) return;
  return `Node.js 20 or newer is needed and this is ${node}: install a current one from https://nodejs.org and run make again.`;
}

/** @param {Facts} facts */
function npmProblem({ npm }) {
  if (npm) return;
  return "npm is missing: install Node.js with npm from https://nodejs.org (Debian and Ubuntu: sudo apt install npm) and run make again.";
}

/** @param {Facts} facts */
function pythonProblem({ python, pythonsFound }) {
  if (python) return;
  const found = pythonsFound.length > 0 ? ` (${pythonsFound.join(", ")})` : "";
  return `Python 3.10 to 3.13 with venv is needed${found}: install it (Debian and Ubuntu: sudo apt install python3 python3-venv; macOS: brew install python@3.13), or name it with PYTHON=/path/to/python3, and run make again.`;
}

/** @param {Facts} facts */
function diskProblem({ freeBytes, folder, isInstalled }) {
  const needed = isInstalled ? LATER_START_BYTES : FIRST_START_BYTES;
  if (freeBytes >= needed) return;
  return `Only ${(freeBytes / GIGABYTE).toFixed(1)} GB are free at ${folder} and ${isInstalled ? "a" : "the first"} start needs ${needed / GIGABYTE} GB: free some space and run make again.`;
}
