import { flushCompileCache } from "node:module";
import { AppError } from "@hundeblick/kit/errors";
import type { DecoderReply, DecoderRequest } from "./decoder-process.ts";
import { normalisePhoto } from "./normalise-photo.ts";

/** A process that decodes one upload at a time, isolated because a hostile photo may crash it. */
const WATCH_MS = 20;

// the process is killed at its end, so it writes its compile cache now: saves 11 MB in the next one
flushCompileCache();

const reply = (message: DecoderReply): void => void process.send?.(message);

process.on("message", ({ upload, limits }: DecoderRequest) => {
  const before = process.cpuUsage();
  // decoding runs in another thread, so this timer can fire
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const cpuMs = (user + system) / 1_000;
    if (process.memoryUsage.rss() > limits.maxRssBytes || cpuMs > limits.maxCpuMs) process.kill(process.pid, "SIGKILL");
  }, WATCH_MS);
  normalisePhoto(Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength))
    .then(
      (photo) => reply({ photo }),
      (error: unknown) =>
        reply(
          error instanceof AppError
            ? {
                code: error.code,
                details: error.details,
                reason: error.cause instanceof Error ? error.cause.message : "",
              }
            : { code: "internal", details: {}, reason: String(error) },
        ),
    )
    .finally(() => clearInterval(watch));
});
// on a stop the current photo is finished; the service ends this process itself
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit(0));
