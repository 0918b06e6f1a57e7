import type { Home } from "../machine/folders.ts";
import { terminal } from "../machine/report.ts";
import { writeRunning } from "./running-file.ts";
import { createSupervisor, type Supervisor } from "./supervisor.ts";

/** A supervisor that prints failures only; what it runs is recorded in the home. */
export function quietSupervisor({ logs, running }: Pick<Home, "logs" | "running">): Supervisor {
  const report = terminal();
  const supervisor = createSupervisor({
    logs,
    report: (who, line, severity) => {
      if (severity === "failure") report(who, line, severity);
    },
    changed: () => {
      writeRunning(running, supervisor.pids());
    },
  });
  return supervisor;
}
