import { flushCompileCache } from "node:module";
import { AppError } from "@hundeblick/kit/errors";
import type { DecoderReply, DecoderRequest } from "./decoder-process.ts";
import { normalisePhoto } from "./normalise-photo.ts";

/**
 * A process that decodes one upload at a time for the analysis service; what a hostile photo does to it harms nobody
 * else.
 */
const WATCH_MS = 20;

// It is killed at its end, so it keeps now what it compiled: another then starts with 11 MB less.
flushCompileCache();

const reply = (message: DecoderReply): void => void process.send?.(message);

process.on("message", ({ upload, limits }: DecoderRequest) => {
  const before = process.cpuUsage();
  // The decoding runs in another thread, so this timer fires meanwhile.
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
// A stop of the service lets the photo in work end; the service ends this process itself.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit(0));
