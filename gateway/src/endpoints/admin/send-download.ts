import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";

/** Streams a file; a failure aborts the download, so that no incomplete file looks complete. */
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
