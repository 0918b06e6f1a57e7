import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eventually } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { Queue, Worker } from "bullmq";
import { client, uploadWithRetry } from "../../e2e/support/client.ts";
import { buildPhoto } from "../../e2e/support/photos.ts";
import type { System } from "../../e2e/system.ts";
import { analysesIn, databaseOf } from "./stored-analyses.ts";

const UPLOADS = 12;
const TRIES = 5;
const TIMEOUT_MS = 120_000;

/** Seconds from the SIGKILL of the analysis process to the end of its last analysis. */
export async function ourRecovery(system: System): Promise<number> {
  const mongo = await databaseOf(system, "analysis");
  const analyses = analysesIn(mongo);
  const inHand = async (): Promise<string[]> =>
    (await analyses.find({ wakeAt: { $exists: true }, state: "analysing" }, { projection: { _id: 1 } }).toArray()).map(
      ({ _id }) => _id,
    );
  const photos = await Promise.all(
    Array.from({ length: UPLOADS }, (_, seed) => buildPhoto({ seed: seed + 1, width: 4_000, height: 3_000 })),
  );
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      await Promise.all(photos.map((photo) => uploadWithRetry(client(system.url), { photo, key: newId() })));
      await eventually(inHand, (ids) => ids.length > 0);
      await system.kill("analysis");
      const killedAt = performance.now();
      const orphans = await inHand();
      await eventually(
        () => analyses.countDocuments({ _id: { $in: orphans }, state: { $in: ["queued", "analysing"] } }),
        (left) => left === 0,
        { withinMs: TIMEOUT_MS, everyMs: 100 },
      );
      if (orphans.length > 0) return (performance.now() - killedAt) / 1_000;
    }
    throw new Error("the process was never killed while it worked on something");
  } finally {
    await mongo.close();
  }
}

/** Seconds from the SIGKILL of a BullMQ worker with default settings until another one claims its job. */
export async function bullRecovery(redisUrl: string): Promise<number> {
  const name = `bench-recovery-${Date.now()}`;
  const queue = new Queue(name, { connection: { url: redisUrl } });
  const doomed = fork(fileURLToPath(new URL("bullmq-worker.program.ts", import.meta.url)), [name, redisUrl]);
  await queue.add("job", {});
  await once(doomed, "message");
  doomed.kill("SIGKILL");
  const killedAt = performance.now();
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  const next = new Worker(name, async () => resolve(), { connection: { url: redisUrl } });
  try {
    await Promise.race([
      taken,
      new Promise((_, late) => {
        setTimeout(late, TIMEOUT_MS, new Error("BullMQ never gave the job again")).unref();
      }),
    ]);
    return (performance.now() - killedAt) / 1_000;
  } finally {
    await next.close();
    await queue.obliterate({ force: true });
    await queue.close();
  }
}
