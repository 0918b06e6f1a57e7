import { availableParallelism } from "node:os";
import type { Resource } from "@hundeblick/kit/lifecycle";
import pLimit from "p-limit";
import type { PhotoLab } from "../../domain/ports.ts";
import { type DecoderLimits, type DecoderProcess, startDecoder } from "./decoder-process.ts";

/** The largest permitted photo takes 2 s of CPU and 190 MB; a slow or busy machine needs more time. */
const LIMITS: DecoderLimits = { maxCpuMs: 8_000, timeoutMs: 60_000, maxRssBytes: 260_000_000 };
/** A second decoder holds 25 MB and ends when idle for this long; one stays warm. */
const IDLE_MS = 30_000;

export type PhotoDecoder = Resource & Pick<PhotoLab, "normalise">;

/**
 * Decodes uploads in processes of their own, at most one per CPU and `workers`. A large photo gets a new process at low
 * priority.
 */
export function openPhotoDecoder({
  workers = 1,
  idleMs = IDLE_MS,
  limits = LIMITS,
  startProcess = startDecoder,
} = {}): PhotoDecoder {
  const inTurn = pLimit(Math.min(workers, availableParallelism()));
  let closed = false;
  const all = new Set<DecoderProcess>();
  const start = (lowPriority: boolean): DecoderProcess => {
    const decoder = startProcess(limits, { lowPriority });
    all.add(decoder);
    return decoder;
  };
  let warm = [start(false)];
  const end = (decoder: DecoderProcess): void => {
    decoder.kill();
    all.delete(decoder);
  };
  const release = (decoder: DecoderProcess): void => {
    if (decoder.isAlive) warm.push(decoder);
    else end(decoder);
    if (warm.length === 0 && !closed) warm.push(start(false));
    idle.refresh();
  };
  const idle = setTimeout(() => {
    const [first, ...rest] = warm;
    warm = first ? [first] : [];
    rest.forEach(end);
  }, idleMs).unref();

  /** Replaces one that the system has killed, so that this does not count as a try of the photo. */
  const takeWarm = (): DecoderProcess => {
    const decoder = warm.pop() ?? start(false);
    if (decoder.isAlive) return decoder;
    end(decoder);
    return takeWarm();
  };

  const decodeAlone = async (upload: Buffer): Promise<Buffer> => {
    const decoder = start(true);
    return decoder.decode(upload).finally(() => end(decoder));
  };
  const decodeWarm = (upload: Buffer): Promise<Buffer> =>
    inTurn(async () => {
      const decoder = takeWarm();
      return decoder.decode(upload).finally(() => release(decoder));
    });

  return {
    name: "photo decoder",
    normalise: (upload, { large }) => (large ? decodeAlone(upload) : decodeWarm(upload)),
    async close() {
      closed = true;
      clearTimeout(idle);
      all.forEach(end);
    },
  };
}
