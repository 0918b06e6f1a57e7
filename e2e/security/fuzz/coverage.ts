import { Session } from "node:inspector/promises";

export type Coverage = {
  /** Newly covered blocks since the last call. */
  newBlocks(): Promise<number>;
};

/** V8's block coverage of matching scripts; a block counts anew at 2, 4, 8 … executions. */
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
