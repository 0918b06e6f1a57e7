import type { Request } from "express";

/** What is still read of a refused body, so that a browser gets to the answer instead of a broken connection. */
const PATIENCE_BYTES = 4 * 1024 * 1024;

/** Lets the rest of a refused body go by, up to 4 MB; after that the connection is closed. */
export function drainRest(req: Request): void {
  if (req.complete || req.destroyed) return;
  let seen = 0;
  req.on("data", (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > PATIENCE_BYTES) req.destroy();
  });
  req.resume();
}
