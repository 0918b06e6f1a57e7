// make test, unit, integration, e2e, lint, typecheck, check: runs the named parts (all when none is named), then says how many passed and failed.
import { styleText } from "node:util";
import { homeOf, LOCAL } from "./machine/folders.ts";
import { seconds, terminal } from "./machine/teller.ts";
import { setUp } from "./setup/setup.ts";
import { add, type Counts, summaryLine } from "./testing/counts.ts";
import { PARTS, runningTests } from "./testing/run-parts.ts";
import { useTemporaryFolder } from "./testing/temporary-folder.ts";

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(PARTS);
const results: Counts[] = [];
// the runner stops its own servers and this program waits for it; Ctrl-C has reached the runner already
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    process.exitCode = 130;
    if (signal !== "SIGINT") runningTests()?.kill(signal);
  });

useTemporaryFolder();

const NEED_NO_SETUP = ["lint", "typecheck"];
if (names.some((name) => !NEED_NO_SETUP.includes(name)))
  await setUp({ logs: homeOf(LOCAL).logs, tell: terminal(), web: false });

for (const name of names) {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part called ${name}; there are: ${Object.keys(PARTS).join(", ")}.`);
  if (process.exitCode === 130) break;
  const began = Date.now();
  console.log(styleText("bold", `\n— ${name}`));
  const counts = await part();
  results.push(counts);
  console.log(`— ${name}: ${summaryLine(counts)} (${seconds(began)})`);
}

const all = add(results);
if (all.remarks.length > 0) console.log(`\n${all.remarks.map((remark) => `• ${remark}`).join("\n")}`);
console.log(`\n${summaryLine(all)}`);
if (all.failed > 0) process.exitCode ??= 1;
