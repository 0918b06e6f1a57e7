import { mkdir, open, readdir, rm, unlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "@hundeblick/proto/ids";
import { type Bytes, WINDOW } from "@hundeblick/kit/photo-file";
import type { Spool, SpoolFile } from "../../domain/ports.ts";

/** Opens the folder of temporary uploads and empties it, because a crashed process may have left some. */
export async function openSpool(folder: string): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const left of await readdir(folder)) await rm(join(folder, left), { recursive: true, force: true });
  return {
    async create() {
      const path = join(folder, newId());
      const handle = await open(path, "wx+", 0o600);
      await unlink(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
      return spoolFile(handle);
    },
  };
}

/** Bytes per read and write: a call costs as much as copying a few hundred kilobytes. */
const PIECE = 256 * 1024;

function spoolFile(handle: FileHandle): SpoolFile {
  let written = 0;
  let buffered: Buffer[] = [];
  let bufferedBytes = 0;
  const flush = async (): Promise<void> => {
    const chunks = buffered;
    buffered = [];
    if (chunks.length > 0) await handle.writev(chunks, written);
    written += bufferedBytes;
    bufferedBytes = 0;
    chunks.forEach(release);
  };
  return {
    get bytes() {
      return written + bufferedBytes;
    },
    async append(chunk) {
      buffered.push(chunk);
      bufferedBytes += chunk.length;
      if (bufferedBytes >= PIECE) await flush();
    },
    flush,
    view: () => windowed(handle, written),
    async overwrite(at, over) {
      await handle.write(over, 0, over.length, at);
    },
    stream: (length) => handle.createReadStream({ start: 0, end: length - 1, autoClose: false, highWaterMark: PIECE }),
    close: () => handle.close(),
  };
}

/**
 * Frees a written chunk's memory at once; 20 concurrent uploads would otherwise pile up 60 MB. Skips shared buffers.
 */
function release(chunk: Buffer): void {
  if (chunk.length === chunk.buffer.byteLength && chunk.buffer instanceof ArrayBuffer) chunk.buffer.transfer(0);
}

/** Reads through one reused window, so that checking 12 MB needs 128 KiB. */
function windowed(handle: FileHandle, size: number): Bytes {
  const window = Buffer.alloc(WINDOW + 1024);
  let start = 0;
  let filled = 0;
  return {
    size,
    async at(offset, length) {
      const wanted = Math.max(0, Math.min(length, size - offset, window.length));
      if (offset < start || offset + wanted > start + filled) {
        const { bytesRead } = await handle.read(window, 0, window.length, offset);
        [start, filled] = [offset, bytesRead];
      }
      return window.subarray(offset - start, offset - start + wanted);
    },
  };
}
