import type { Response } from "express";

/** Shorter than what proxies and our own server take for a dead connection. */
const BEAT_MS = 15_000;

/**
 * Answers with JSON that may take minutes: a space every 15 s (JSON allows them in front) keeps the line open.
 * After the first space a failure can only end the connection.
 * `work` gets a signal that falls when the client is gone.
 */
export async function answerSlowly(res: Response, work: (gone: AbortSignal) => Promise<unknown>): Promise<void> {
  const gone = new AbortController();
  res.once("close", () => gone.abort());
  const begin = (): Response => (res.headersSent ? res : res.type("json"));
  const beat = setInterval(() => begin().write(" "), BEAT_MS);
  try {
    const answer = await work(gone.signal);
    clearInterval(beat);
    if (!res.destroyed) begin().end(JSON.stringify(answer));
  } finally {
    clearInterval(beat);
  }
}
