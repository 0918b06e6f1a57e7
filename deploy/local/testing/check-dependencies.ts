// Checks the dependency rules of .dependency-cruiser.cjs over the whole project, and that every file was read.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";

type Report = { summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] } };
const FOLDERS = [
  "proto",
  "triage",
  "kit",
  "web-kit",
  "gateway",
  "services",
  "web",
  "admin-web",
  "migrations",
  "deploy",
  "e2e",
  "bench",
];
/** Without its TypeScript parser the checker would find almost no modules, and so no violations. */
const FEWEST_MODULES = 300;

const { stdout, stderr } = spawnSync(
  join(ROOT, "node_modules/.bin/depcruise"),
  ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...FOLDERS],
  { cwd: ROOT, encoding: "utf8", maxBuffer: 200_000_000 },
);
if (!stdout) throw new Error(stderr);
const { totalCruised, violations } = (JSON.parse(stdout) as Report).summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (totalCruised < FEWEST_MODULES)
  console.error(`Only ${totalCruised} modules were read: the checker cannot read TypeScript.`);
console.log(`${totalCruised} modules checked, ${violations.length} break a rule`);
if (violations.length > 0 || totalCruised < FEWEST_MODULES) process.exitCode = 1;
