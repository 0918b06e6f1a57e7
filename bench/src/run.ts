import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { startSystem, type System } from "../../e2e/system.ts";
import { adminListsBench } from "./admin-lists.bench.ts";
import { analysesBench } from "./analyses.bench.ts";
import { breedsBench } from "./breeds.bench.ts";
import { funnelBench } from "./funnel.bench.ts";
import { gatewayOverheadBench } from "./gateway-overhead.bench.ts";
import { hostileBench } from "./hostile.bench.ts";
import { idleMemoryBench } from "./idle-memory.bench.ts";
import { ingestBench } from "./ingest.bench.ts";
import { lighthouseBench } from "./lighthouse.bench.ts";
import { ownerBench } from "./owner.bench.ts";
import { phonePhotoBench } from "./phone-photo.bench.ts";
import { plansBench } from "./plans.bench.ts";
import { queueBench } from "./queue.bench.ts";
import { repetitionBench } from "./repetition.bench.ts";
import { siteBuildBench } from "./site-build.bench.ts";
import { slowClientsBench } from "./slow-clients.bench.ts";
import { startUpBench } from "./start-up.bench.ts";
import { statusBench } from "./status.bench.ts";
import { storedBench } from "./stored.bench.ts";
import { telemetryCostBench } from "./telemetry-cost.bench.ts";
import { triageBench } from "./triage.bench.ts";
import { uploadBench } from "./upload.bench.ts";
import { usersBench } from "./users.bench.ts";
import { type Line, printed } from "./verdict.ts";
import { watchersBench } from "./watchers.bench.ts";
import { wordsBench } from "./words.bench.ts";
import { workersBench } from "./workers.bench.ts";

/** `own`: fills the database, so it gets a system of its own; `rules`: needs no system. */
type OnSystem = { title: string; own?: true; rules?: never; measure: (system: System) => Promise<Line[]> | Line[] };
type OfRules = { title: string; rules: true; own?: never; measure: () => Promise<Line[]> | Line[] };
type Bench = OnSystem | OfRules;

/** Pages first, while no analyses are queued. */
const BENCHES: Readonly<Record<string, Bench>> = {
  memory: { title: "memory", measure: idleMemoryBench },
  start: { title: "start-up of each process", measure: startUpBench },
  triage: { title: "concerns: an assessment", measure: triageBench },
  repetition: { title: "reports: how often a sentence stands in forty", rules: true, measure: repetitionBench },
  breeds: { title: "pages of breeds: how alike any two are (of the built site)", rules: true, measure: breedsBench },
  owner: { title: "the owner's way through the form", measure: ownerBench },
  words: { title: "words that raise an alarm, on sentences nobody tuned to", rules: true, measure: wordsBench },
  pages: { title: "pages, by Lighthouse", measure: lighthouseBench },
  bus: { title: "bus", measure: gatewayOverheadBench },
  status: { title: "status of an analysis, beside bare Express + Redis", measure: statusBench },
  queue: { title: "jobs, beside BullMQ", measure: queueBench },
  analyses: { title: "analyses", measure: analysesBench },
  phone: { title: "a phone's photo, made small in the browser", measure: phonePhotoBench },
  workers: { title: "analyses with two workers", measure: workersBench },
  watchers: { title: "1,000 who wait for their analysis", measure: watchersBench },
  users: { title: "from 1 to 1,000 at once", measure: usersBench },
  uploads: { title: "uploads", measure: uploadBench },
  hostile: { title: "hostile photos", measure: hostileBench },
  slow: { title: "uploads beside slow clients", measure: slowClientsBench },
  telemetry: { title: "telemetry", measure: telemetryCostBench },
  ingest: { title: "numbers: visitors' events", own: true, measure: ingestBench },
  lists: { title: "operators: 1,000 products, 10,000 addresses", own: true, measure: adminListsBench },
  stored: { title: "from 1,000 stored analyses up", own: true, measure: storedBench },
  plans: { title: "query plans", own: true, measure: plansBench },
  funnel: { title: "numbers: the funnel", own: true, measure: funnelBench },
  // the last, because it replaces the files that a system serves
  site: { title: "the public site, built", rules: true, measure: siteBuildBench },
};

const RESULTS = new URL("../RESULTS.md", import.meta.url);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(", ")}; there are ${Object.keys(BENCHES).join(", ")}.`);

const ENV = { RATE_LIMITS: "off", VISION_PROVIDER: "local" };
/** For full databases: the local stand-in answers a list of 100,000 rows only after the product's time limits. */
const FULL = { ...ENV, TIMEOUT_FACTOR: "40" };
const start = (env: Record<string, string> = ENV): Promise<System> => startSystem({ env });
const said: string[] = [];
const say = (line: string): void => {
  console.log(line);
  said.push(line);
};

function linesOf(bench: Bench): Promise<Line[]> | Line[] {
  if (bench.rules) return bench.measure();
  if (!system) throw new Error("no system is running");
  return bench.measure(system);
}

/** Measures on whole systems, prints the results and marks missed targets. A complete run is stored. */
let system: System | undefined;
const chosen = Object.entries(BENCHES).filter(([name]) => asked.length === 0 || asked.includes(name));
try {
  // the first start after an installation fills compile caches
  if (chosen.some(([, { rules }]) => !rules)) await (await start()).stop();
  for (const [, bench] of chosen) {
    if (!bench.rules && (bench.own || !system)) {
      await system?.stop();
      system = undefined;
      system = await start(bench.own ? FULL : ENV);
    }
    if (said.length === 0)
      say(
        `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}, database server: ${system?.database ?? "none"}`,
      );
    say(`\n${bench.title}`);
    try {
      for (const line of await linesOf(bench)) say(`  ${printed(line)}`);
    } catch (error) {
      say(`  did not end: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  if (asked.length === 0)
    writeFileSync(
      RESULTS,
      `# Measured by \`make bench\`\n\nAll in one run on one machine. Ratios travel, the other figures are this machine's.\n\n\`\`\`\n${said.join("\n")}\n\`\`\`\n`,
    );
} finally {
  await system?.stop();
}
