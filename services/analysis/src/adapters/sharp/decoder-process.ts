import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { AppError } from "@hundeblick/kit/errors";
import type { ErrorCode, ErrorDetails } from "@hundeblick/proto/errors";
import { DecodingEnded } from "../../domain/decoding-ended.ts";

/** Limit of CPU time, so that a busy machine does not make a photo unreadable. */
type OwnLimits = { maxCpuMs: number; maxRssBytes: number };
export type DecoderRequest = { upload: Uint8Array; limits: OwnLimits };
export type DecoderReply = { photo: Uint8Array } | { code: ErrorCode; details: ErrorDetails; reason: string };

export type DecoderLimits = OwnLimits & { timeoutMs: number };
export type DecoderProcess = {
  /** Decodes one upload at a time. After a {@link DecodingEnded} the process has exited. */
  decode(upload: Buffer): Promise<Buffer>;
  readonly isAlive: boolean;
  kill(): void;
};

/** Scheduling priority; large photos run at a low one. */
const LOW_PRIORITY = 10;
/** The only environment variables a decoder gets: memory settings, no credentials. */
const ENVIRONMENT = ["MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_", "NODE_OPTIONS", "NODE_COMPILE_CACHE"];
export const decoderEnvironment = (all: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(ENVIRONMENT.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

/** Starts a decoder process with limits of CPU time, memory and, far higher, elapsed time. */
export function startDecoder({ timeoutMs, ...limits }: DecoderLimits, { lowPriority = false } = {}): DecoderProcess {
  const child = fork(new URL("./decoder.program.ts", import.meta.url), {
    env: decoderEnvironment(process.env),
    execArgv: ["--max-old-space-size=64"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let isAlive = true;
  child.once("exit", () => (isAlive = false));
  child.on("error", () => (isAlive = false));
  if (lowPriority && child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  const kill = (): void => {
    isAlive = false;
    child.kill("SIGKILL");
  };
  return {
    get isAlive() {
      return isAlive;
    },
    kill,
    async decode(upload) {
      const reply = await ask(child, { upload, limits }, timeoutMs).catch((error: unknown) => {
        kill();
        throw error;
      });
      if ("photo" in reply) return Buffer.from(reply.photo.buffer, reply.photo.byteOffset, reply.photo.byteLength);
      throw new AppError(reply.code, { details: reply.details, cause: new Error(reply.reason) });
    },
  };
}

/** @throws {DecodingEnded} when the process ends or takes too long */
function ask(child: ChildProcess, request: DecoderRequest, timeoutMs: number): Promise<DecoderReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DecoderReply>();
  const fail = (reason: string) => (): void => reject(new DecodingEnded(reason));
  const ended = fail("its process ended");
  const timer = setTimeout(fail(`it took longer than ${timeoutMs} ms`), timeoutMs);
  child.once("message", resolve).once("exit", ended).once("error", ended);
  child.send(request, (error) => error && ended());
  return promise.finally(() => {
    clearTimeout(timer);
    child.off("message", resolve).off("exit", ended).off("error", ended);
  });
}
