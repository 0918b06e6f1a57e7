import { AppError } from "@hundeblick/kit/errors";
import type { Spool, SpoolFile } from "./ports.ts";

/** The spool files of one upload; `close` deletes all of them, also one created afterwards. */
export function spooledFiles(spool: Spool) {
  const files: SpoolFile[] = [];
  let isClosed = false;
  return {
    async create(this: void): Promise<SpoolFile> {
      const file = await spool.create();
      files.push(file);
      if (!isClosed) return file;
      await file.close();
      throw new AppError("unavailable");
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(files.map((file) => file.close()));
    },
  };
}
