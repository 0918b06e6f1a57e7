// make test, unit, integration, e2e, lint, typecheck, check: runs the given parts (default: all) and prints how many
// tests passed and failed.
import { styleText } from "node:util";
import { homeOf, LOCAL } from "./machine/folders.ts";
import { seconds, terminal } from "./machine/report.ts";
import { setUp } from "./setup/setup.ts";
import { add, type Counts, summaryLine } from "./testing/counts.ts";
import { PARTS, runningTests } from "./testing/run-parts.ts";
import { useTemporaryFolder } from "./testing/temporary-folder.ts";

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(PARTS);
const unknown = names.find((name) => !(name in PARTS));
if (unknown) throw new Error(`There is no part called ${unknown}; there are: ${Object.keys(PARTS).join(", ")}.`);
const results: Counts[] = [];
// the runner stops its own servers and gets Ctrl-C itself, so this program only waits
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    process.exitCode = 130;
    if (signal !== "SIGINT") for (const runner of runningTests()) runner.kill(signal);
  });

useTemporaryFolder();

async function runPart(name: string): Promise<void> {
  const began = Date.now();
  console.log(styleText("bold", `\n— ${name}`));
  const counts = await PARTS[name]!();
  results.push(counts);
  console.log(`— ${name}: ${summaryLine(counts)} (${seconds(began)})`);
}

/** Runs the requested ones of these parts in sequence. */
async function inTurn(...line: string[]): Promise<void> {
  for (const name of line.filter((each) => names.includes(each))) if (process.exitCode !== 130) await runPart(name);
}
const NEED_NO_SET_UP = ["lint", "typecheck"];
const set = names.every((name) => NEED_NO_SET_UP.includes(name))
  ? undefined
  : setUp({ logs: homeOf(LOCAL).logs, report: terminal(), web: names.includes("e2e") });

// builds and checks use one core most of the time: two sequences, concurrently
const [ready] = await Promise.allSettled([set, inTurn(...NEED_NO_SET_UP)]);
if (ready.status === "rejected") throw ready.reason;
await Promise.all([inTurn("languages"), inTurn("unit")]);
await inTurn("integration", "e2e");

const all = add(results);
if (all.remarks.length > 0) console.log(`\n${all.remarks.map((remark) => `• ${remark}`).join("\n")}`);
console.log(`\n${summaryLine(all)}`);
if (all.failed > 0) process.exitCode ??= 1;
