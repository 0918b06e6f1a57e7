import { memoryReports } from "../support/memory-reports.ts";
import { reportStoreCompliance } from "../support/report-store-compliance.ts";

reportStoreCompliance("reports in memory", async () => ({ reports: memoryReports(), close: async () => {} }));
