// Reports missing requirements, then installs the packages if the lock file changed. Runs on the machine's own Node.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inspectMachine } from "./machine.mjs";
import { isInstalled } from "./installed.mjs";
import { findProblems } from "./problems.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** @param {string} file @returns {import("./installed.mjs").Lock | undefined} */
const readLock = (file) => (existsSync(root + file) ? JSON.parse(readFileSync(root + file, "utf8")) : undefined);

/** The project's Node is a package, which needs its install script. */
const projectNodeRuns = () => spawnSync(`${root}node_modules/.bin/node`, ["--version"]).status === 0;

/** @param {string[]} sentences */
function refuse(sentences) {
  for (const sentence of sentences) console.error(`✗ ${sentence}`);
  process.exit(1);
}

const wanted = readLock("package-lock.json");
const installed =
  wanted !== undefined && isInstalled(wanted, readLock("node_modules/.package-lock.json")) && projectNodeRuns();
const problems = findProblems(inspectMachine(root, installed));
if (problems.length > 0) refuse(problems);
if (!installed) {
  console.log("Installing the packages of the lock file. The first time this takes a minute or two …");
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: "skip", PUPPETEER_SKIP_DOWNLOAD: "1" };
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  if (status !== 0)
    refuse(["npm ci failed, see above: check the network (and npm config get registry), then run make again."]);
  if (!projectNodeRuns())
    refuse([
      "The project's own Node was not installed because npm runs no install scripts here: run npm rebuild node, then make again.",
    ]);
}
