import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Resource } from "@hundeblick/kit/lifecycle";
import { NETWORK_SIDE } from "../sharp/photo-pixels.ts";
import { checkModelFile } from "./model-file.ts";

export type NetworkRequest = { n: number; rgb: Uint8Array };
export type NetworkReply =
  | { ready: true }
  | { n: number; logits: Float32Array; dogmap: Float32Array }
  | { n: number; error: string };
type NetworkOutput = { logits: Float32Array; dogmap: Float32Array };
export type BreedNetwork = Resource & { run(rgb: Uint8Array): Promise<NetworkOutput> };

/** A run takes 15 ms; after this time the thread hangs. */
const RUN_MS = 10_000;
/** The thread holds 100 MB; it ends when idle for this long and restarts within half a second. */
const IDLE_MS = 60_000;
/** Heap limit; its JavaScript holds only one picture. */
const SMALL_HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };
type PendingRun = { resolve(output: NetworkOutput): void; reject(error: Error): void; timer: NodeJS.Timeout };

/**
 * The dog network in one worker thread, restarted on the next request after it died or hung.
 * @throws {Error} for a missing or unknown model file
 */
export async function openBreedNetwork(
  modelFile: string,
  { idleMs = IDLE_MS } = {},
): Promise<BreedNetwork & { isRunning(): boolean }> {
  await checkModelFile(modelFile);
  const pending = new Map<number, PendingRun>();
  let asked = 0;
  let thread: Promise<Worker> | undefined;
  let running: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const settle = (n: number): PendingRun | undefined => {
    const run = pending.get(n);
    clearTimeout(run?.timer);
    pending.delete(n);
    return run;
  };
  const lose = (worker: Worker, reason: string): void => {
    if (worker !== running) return;
    running = thread = undefined;
    for (const n of pending.keys()) settle(n)?.reject(new Error(`The dog network's thread ${reason}.`));
  };
  const rest = (): void => {
    if (pending.size > 0) return void idle?.refresh();
    const worker = running;
    if (worker) lose(worker, "rests");
    void worker?.terminate();
  };
  const hear = (answer: NetworkReply): void => {
    if ("ready" in answer) return;
    if ("error" in answer) settle(answer.n)?.reject(new Error(`The dog network failed: ${answer.error}`));
    else settle(answer.n)?.resolve({ logits: answer.logits, dogmap: answer.dogmap });
    idle?.refresh();
  };
  const start = async (): Promise<Worker> => {
    const worker = new Worker(new URL("./network.worker.ts", import.meta.url), {
      workerData: { modelFile, side: NETWORK_SIDE },
      resourceLimits: SMALL_HEAP,
    });
    running = worker;
    worker.on("message", hear);
    worker.on("error", (error) => lose(worker, `ended with ${error.message}`));
    worker.on("exit", () => lose(worker, "ended"));
    await once(worker, "message");
    idle = setTimeout(rest, idleMs).unref();
    return worker;
  };

  return {
    name: "dog network",
    isRunning: () => running !== undefined,
    async run(rgb) {
      const worker = await (thread ??= start());
      idle?.refresh();
      const n = ++asked;
      return new Promise<NetworkOutput>((resolve, reject) => {
        const timer = setTimeout(() => {
          lose(worker, "hangs");
          void worker.terminate();
        }, RUN_MS);
        pending.set(n, { resolve, reject, timer });
        worker.postMessage({ n, rgb } satisfies NetworkRequest);
      });
    },
    async close() {
      clearTimeout(idle);
      await (await thread)?.terminate();
    },
  };
}
