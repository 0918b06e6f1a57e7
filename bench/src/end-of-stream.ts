/** @throws {Error} when a stream of progress ended before the analysis */
export function assertEnded(stream: string): void {
  if (!/"status":"(completed|failed)"/.test(stream))
    throw new Error(`the progress of an analysis ended without an end: ${stream.slice(-200)}`);
}

/** Waits for the end of an analysis by its stream of progress, as a browser does. */
export async function endOfStream(url: string, id: string): Promise<void> {
  const response = await fetch(`${url}/api/analysis-status/${id}/events`, { signal: AbortSignal.timeout(60_000) });
  assertEnded(await response.text());
}
