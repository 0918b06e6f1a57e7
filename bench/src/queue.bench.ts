import { connectBus, done } from "@hundeblick/kit/bus";
import { quietLog } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import { Queue, Worker } from "bullmq";
import type { System } from "../../e2e/system.ts";
import { startNoOpPipeline } from "./no-op-pipeline.ts";
import { cpuDuring } from "./process-cpu.ts";
import { bullRecovery, ourRecovery } from "./recovery.ts";
import { median, rate, timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const ROUNDS = 3;
const A_ROUND = { pipeline: 48, bus: 240, bull: 240 };
const CONCURRENCY = 16;
const ALONE = 8;
const WORKERS = 2;

type Runner = { run: () => Promise<void>; close: () => Promise<void> };

/**
 * Cost of an empty job with two workers and sixteen jobs in flight, alternating: the pipeline of an analysis without
 * work, our queue alone, and BullMQ. Ours has a document and a message on disk; BullMQ's job is a few keys of Redis.
 */
export async function queueBench(system: System): Promise<Line[]> {
  const { MONGO_URL = "", NATS_URL = "", REDIS_URL = "" } = system.env;
  const runners = {
    pipeline: await startNoOpPipeline({ MONGO_URL, NATS_URL }, WORKERS),
    bus: await startBusAlone(NATS_URL),
    bull: await startBull(REDIS_URL),
  };
  const kinds = ["pipeline", "bus", "bull"] as const;
  const took: Record<(typeof kinds)[number], { each: number[]; alone: number[] }> = {
    pipeline: { each: [], alone: [] },
    bus: { each: [], alone: [] },
    bull: { each: [], alone: [] },
  };
  const { mongodb = 0, nats = 0 } = system.pids;
  const used = { mongodb: [] as number[], nats: [] as number[] };
  try {
    for (const kind of kinds) await rate(CONCURRENCY, CONCURRENCY, runners[kind].run);
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
        const servers = await cpuDuring({ mongodb, nats }, async () => {
          took[kind].each.push(1_000 / (await rate(A_ROUND[kind], CONCURRENCY, runners[kind].run)));
        });
        if (kind === "pipeline")
          for (const name of ["mongodb", "nats"] as const) used[name].push((servers[name] * 1_000) / A_ROUND[kind]);
        for (let n = 0; n < ALONE; n++) took[kind].alone.push(await timed(runners[kind].run));
      }
    }
  } finally {
    for (const kind of kinds) await runners[kind].close();
  }
  const [ours, theirs] = await Promise.all([ourRecovery(system), bullRecovery(REDIS_URL)]);
  const ratios = took.pipeline.each.map((each, n) => each / (took.bull.each[n] ?? Number.NaN));
  return [
    { what: "pipeline ÷ BullMQ, time a job", value: median(ratios), unit: "×", hold: { most: 2 } },
    { what: "pipeline ÷ BullMQ, lowest round", value: Math.min(...ratios), unit: "×" },
    { what: "pipeline ÷ BullMQ, highest round", value: Math.max(...ratios), unit: "×" },
    {
      what: "queue alone (wake-up, worker, done) ÷ BullMQ",
      value: median(took.bus.each) / median(took.bull.each),
      unit: "×",
    },
    { what: "pipeline around no work, a job", value: median(took.pipeline.each), unit: "ms" },
    { what: "our queue alone, a job", value: median(took.bus.each), unit: "ms" },
    { what: "BullMQ no-op, a job", value: median(took.bull.each), unit: "ms" },
    { what: "of the pipeline's job: processor time of the database", value: median(used.mongodb), unit: "ms" },
    { what: "of the pipeline's job: processor time of NATS", value: median(used.nats), unit: "ms" },
    { what: "pipeline, one job alone, p50", value: median(took.pipeline.alone), unit: "ms" },
    { what: "our queue, one job alone, p50", value: median(took.bus.alone), unit: "ms" },
    { what: "BullMQ, one job alone, p50", value: median(took.bull.alone), unit: "ms" },
    { what: "after SIGKILL of the worker its analyses have ended in", value: ours, unit: "s", hold: { most: 20 } },
    { what: "after SIGKILL BullMQ's job is taken up again in", value: theirs, unit: "s" },
  ];
}

async function startBusAlone(NATS_URL: string): Promise<Runner> {
  const bus = await connectBus({ NATS_URL }, { name: "bench-queue", log: quietLog, prefix: `bench${Date.now()}q` });
  const waiting = new Map<string, () => void>();
  await bus.work(
    analysePhotoJob,
    async ({ analysisId }) => {
      waiting.get(analysisId)?.();
      return done("nothing to do");
    },
    { concurrency: WORKERS },
  );
  return {
    run: () => sent(waiting, (analysisId) => bus.enqueue(analysePhotoJob, { analysisId }, { wake: 1 })),
    close: () => bus.close(),
  };
}

async function startBull(url: string): Promise<Runner> {
  const name = `bench-${Date.now()}`;
  const queue = new Queue(name, { connection: { url } });
  const worker = new Worker(name, async () => {}, { connection: { url }, concurrency: WORKERS });
  const waiting = new Map<string, () => void>();
  worker.on("completed", ({ name: id }) => waiting.get(id)?.());
  await worker.waitUntilReady();
  return {
    run: () => sent(waiting, (id) => queue.add(id, {}, { removeOnComplete: true })),
    async close() {
      await worker.close();
      await queue.obliterate({ force: true });
      await queue.close();
    },
  };
}

/** Sends one job and resolves when it is done. */
async function sent(waiting: Map<string, () => void>, send: (id: string) => Promise<unknown>): Promise<void> {
  const id = newId();
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  waiting.set(id, resolve);
  await send(id);
  await isDone;
  waiting.delete(id);
}
