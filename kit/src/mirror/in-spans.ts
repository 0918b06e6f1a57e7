/** A stretch of time; a missing end is open. */
export type Span = { from?: Date; until?: Date };

/** So many documents are read at once: a server that reads a hundred thousand for one is there for nobody else, and to count them takes some servers as long. */
const AT_ONCE = 1_000;
const MOST_FAILURES = 5;
const HOUR_MS = 3_600_000;
const BEGINNING = Date.parse("2020-01-01");

/**
 * All of a collection, span after span of time from the future back to the beginning, each about a thousand documents.
 * `take` reads one and says how many there were.
 * @throws after five spans that could not be read, however short
 */
export async function inSpans(now: number, take: (span: Span) => Promise<number>): Promise<void> {
  let failures = 0;
  let until: number | undefined;
  for (let pieceMs = HOUR_MS; ;) {
    const from: number = (until ?? now) - pieceMs;
    const isFirst = from < BEGINNING;
    try {
      const found = await take({
        ...(!isFirst && { from: new Date(from) }),
        ...(until !== undefined && { until: new Date(until) }),
      });
      if (isFirst) return;
      until = from;
      if (found < AT_ONCE / 8) pieceMs *= 8;
      else if (found < AT_ONCE / 2) pieceMs *= 2;
      else if (found > AT_ONCE) pieceMs /= 2;
    } catch (error) {
      if (++failures > MOST_FAILURES) throw error;
      pieceMs = Math.min(pieceMs, now - BEGINNING) / 4;
    }
  }
}
