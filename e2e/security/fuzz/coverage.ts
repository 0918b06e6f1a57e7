import { Session } from "node:inspector/promises";

export type Coverage = {
  /** Blocks that ran since the last call and were never seen before. */
  newBlocks(): Promise<number>;
};

/**
 * V8's own block coverage of the scripts whose address matches; each block counts anew when it ran twice, 4, 8 … times
 * as often.
 */
export async function startCoverage(scripts: RegExp): Promise<Coverage> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const seen = new Set<string>();
  return {
    async newBlocks() {
      const { result } = await session.post("Profiler.takePreciseCoverage");
      const before = seen.size;
      for (const { url, functions } of result.filter((script) => scripts.test(script.url)))
        for (const { ranges } of functions)
          for (const { startOffset, endOffset, count } of ranges)
            if (count > 0) seen.add(`${url}:${startOffset}:${endOffset}:${Math.floor(Math.log2(count))}`);
      return seen.size - before;
    },
  };
}
