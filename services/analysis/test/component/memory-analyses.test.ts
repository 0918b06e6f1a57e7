import { analysesCompliance } from "../support/analyses-compliance.ts";
import { memoryAnalyses } from "../support/memory-analyses.ts";

analysesCompliance("analyses in memory", async () => ({ analyses: memoryAnalyses(), close: async () => {} }));
