/** @throws {Error} when a stream of progress stopped before the analysis did */
export function assertEnded(stream: string): void {
  if (!/"status":"(completed|failed)"/.test(stream))
    throw new Error(`the progress of an analysis ended without an end: ${stream.slice(-200)}`);
}

/** Waits as a browser does: the stream of progress ends with the analysis. */
export async function endOfStream(url: string, id: string): Promise<void> {
  const response = await fetch(`${url}/api/analysis-status/${id}/events`, { signal: AbortSignal.timeout(60_000) });
  assertEnded(await response.text());
}
