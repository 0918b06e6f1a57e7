import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";

/**
 * Streams into a reply. A failure aborts the reply, so that no incomplete file looks complete; a client that leaves is
 * no failure.
 */
export async function sendStream(res: Response, source: Readable): Promise<void> {
  // nothing can be piped into a closed reply, and an unread source would hold its connection
  if (res.destroyed) return void source.destroy();
  await pipeline(source, res).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}
