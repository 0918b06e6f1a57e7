import { startSystem } from "../../e2e/system.ts";
import { adminListsBench } from "./admin-lists.bench.ts";
import { analysesBench } from "./analyses.bench.ts";
import { funnelBench } from "./funnel.bench.ts";
import { gatewayOverheadBench } from "./gateway-overhead.bench.ts";
import { idleMemoryBench } from "./idle-memory.bench.ts";
import { uploadBench } from "./upload.bench.ts";
import { ingestBench } from "./ingest.bench.ts";
import { lighthouseBench } from "./lighthouse.bench.ts";
import { telemetryCostBench } from "./telemetry-cost.bench.ts";
import { type Line, printed } from "./verdict.ts";

/** Starts a whole system of its own and prints what it measures; promises that were missed are called so. */
const system = await startSystem({ env: { RATE_LIMITS: "off", VISION_PROVIDER: "local" } });
const print = (title: string, lines: Line[]): void => {
  console.log(`\n${title}`);
  for (const line of lines) console.log(`  ${printed(line)}`);
};
try {
  console.log(`database server: ${system.database}`);
  print("pages, by Lighthouse", await lighthouseBench(system));
  print("memory", idleMemoryBench(system));
  print("bus", await gatewayOverheadBench(system));
  print("telemetry", await telemetryCostBench(system));
  print("numbers: visitors' events", await ingestBench(system));
  print("numbers: the funnel", await funnelBench(system));
  print("operators: 10,000 products, 100,000 addresses", await adminListsBench(system));
  print("analyses", await analysesBench(system));
  print("uploads", await uploadBench(system));
} finally {
  await system.stop();
}
