import { Readable } from "node:stream";
import type { Response } from "express";
import { sendStream } from "../../http/send-stream.ts";

/** Streams a file of pieces. */
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
  await sendStream(res, Readable.from(pieces()));
}
