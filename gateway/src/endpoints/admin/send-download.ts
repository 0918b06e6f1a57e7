import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";

/**
 * Sends a file piece by piece, never whole in memory. A failure in the middle breaks the download off, so that half a
 * file is no file.
 */
export async function sendDownload(
  res: Response,
  { name, type }: { name: string; type: string },
  pieces: () => AsyncGenerator<string>,
): Promise<void> {
  res.set({
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
    "X-Content-Type-Options": "nosniff",
  });
  await pipeline(Readable.from(pieces()), res);
}
