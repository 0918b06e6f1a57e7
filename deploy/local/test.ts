// make test, unit, integration, e2e, lint, typecheck, check: runs the named parts (all when none is named), then says
// how many tests passed and failed.
import { styleText } from "node:util";
import { homeOf, LOCAL } from "./machine/folders.ts";
import { seconds, terminal } from "./machine/report.ts";
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
    if (signal !== "SIGINT") for (const runner of runningTests()) runner.kill(signal);
  });

useTemporaryFolder();

/** Each works on one core most of the time, so they run side by side; they need no set-up either. */
const USE_ONE_CORE = ["lint", "typecheck"];
if (names.some((name) => !USE_ONE_CORE.includes(name)))
  await setUp({ logs: homeOf(LOCAL).logs, report: terminal(), web: false });

async function runPart(name: string): Promise<void> {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part called ${name}; there are: ${Object.keys(PARTS).join(", ")}.`);
  const began = Date.now();
  console.log(styleText("bold", `\n— ${name}`));
  const counts = await part();
  results.push(counts);
  console.log(`— ${name}: ${summaryLine(counts)} (${seconds(began)})`);
}

await Promise.all(names.filter((name) => USE_ONE_CORE.includes(name)).map(runPart));
for (const name of names.filter((each) => !USE_ONE_CORE.includes(each)))
  if (process.exitCode !== 130) await runPart(name);

const all = add(results);
if (all.remarks.length > 0) console.log(`\n${all.remarks.map((remark) => `• ${remark}`).join("\n")}`);
console.log(`\n${summaryLine(all)}`);
if (all.failed > 0) process.exitCode ??= 1;
