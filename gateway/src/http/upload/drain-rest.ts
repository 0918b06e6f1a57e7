import type { Request } from "express";
import { UPLOAD_RATE, watchRate } from "./minimum-rate.ts";

/** What is still read of a refused body, so that a browser gets to the answer instead of a broken connection. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024;
/** Time for the client to read the answer before the line is cut. */
const LINGER_MS = 1_000;

/** Lets the rest of a refused body go by, up to 4 MB; a client that sends on and on, or too slowly, is cut off. */
export function drainRest(req: Request): void {
  if (req.complete || req.destroyed) return;
  let seen = 0;
  const count = (chunk: Buffer): void => {
    seen += chunk.length;
    if (seen <= MAX_DRAINED_BYTES) return;
    req.off("data", count);
    req.pause();
    setTimeout(() => req.destroy(), LINGER_MS).unref();
  };
  req.on("data", count);
  req.resume();
  watchRate(req, UPLOAD_RATE, () => req.destroy());
}
