import type { Request } from "express";
import { UPLOAD_RATE, watchRate } from "./minimum-rate.ts";

/** Most bytes read of a rejected body, so that browsers see the reply instead of a connection error. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024;
/** Time for the client to read the reply before the connection is closed. */
const LINGER_MS = 1_000;

/**
 * Discards the rest of a body nobody reads, up to 4 MB by default; closes the connection of a client that sends more,
 * or too slowly.
 */
export function drainRest(req: Request, maxBytes = MAX_DRAINED_BYTES): void {
  if (req.complete || req.destroyed) return;
  let seen = 0;
  const count = (chunk: Buffer): void => {
    seen += chunk.length;
    if (seen <= maxBytes) return;
    req.off("data", count);
    req.pause();
    setTimeout(() => req.destroy(), LINGER_MS).unref();
  };
  req.on("data", count);
  req.resume();
  watchRate(req, UPLOAD_RATE, () => req.destroy());
}
