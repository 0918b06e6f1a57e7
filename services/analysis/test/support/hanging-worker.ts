import { startAnalysisService } from "./analysis-service.ts";

/** A process that takes a job, says so, and then hangs in the middle of looking: to be killed. */
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
