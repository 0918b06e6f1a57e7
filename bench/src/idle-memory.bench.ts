import type { System } from "../../e2e/system.ts";
import { residentMb } from "./process-memory.ts";
import type { Line } from "./verdict.ts";

const SERVICES = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"];

/** Memory of each idle process. */
export const idleMemoryBench = (system: System): Line[] =>
  Object.entries(system.pids).map(([name, pid]) => ({
    what: `${name}, idle`,
    value: residentMb(pid),
    unit: "MB",
    ...(SERVICES.includes(name) ? { hold: { most: 160 } } : {}),
  }));
