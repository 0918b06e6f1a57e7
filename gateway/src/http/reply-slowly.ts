import type { Response } from "express";

/** Shorter than the idle timeouts of proxies and our own server. */
const BEAT_MS = 15_000;

/**
 * Replies with JSON that may take minutes: leading spaces every 15 s, which JSON allows, keep the connection open.
 * After the first one a failure can only close it. `work` gets a signal that aborts when the client disconnects.
 */
export async function replySlowly(res: Response, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  const begin = (): Response => (res.headersSent ? res : res.type("json"));
  const beat = setInterval(() => begin().write(" "), BEAT_MS);
  try {
    const answer = await work(controller.signal);
    clearInterval(beat);
    if (!res.destroyed) begin().end(JSON.stringify(answer));
  } finally {
    clearInterval(beat);
  }
}
