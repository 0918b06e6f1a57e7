import { startAnalysisService } from "./analysis-service.ts";

/** A process that claims a job, prints a line and hangs, to be killed. */
await startAnalysisService(
  { prefix: process.env["TEST_PREFIX"] ?? "", database: process.env["TEST_DATABASE"] ?? "" },
  {
    detect: () => {
      process.stdout.write("looking\n");
      return new Promise(() => {});
    },
  },
  { workers: 1 },
);
process.stdout.write("ready\n");
