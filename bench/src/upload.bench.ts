import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { newId } from "@hundeblick/proto/ids";
import sharp from "sharp";
import { client, waitForEnd, uploadWithRetry } from "../../e2e/support/client.ts";
import type { System } from "../../e2e/system.ts";
import { cpuDuring } from "./process-cpu.ts";
import { peakDuring, residentMb } from "./process-memory.ts";
import { median, rate } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const ROUNDS = 3;
/** Long enough to measure the disk, not only its cache. */
const A_ROUND = 40;
const CONCURRENCY = 20;

/** Eight megabytes of incompressible JPEG. */
async function heavyPhoto(): Promise<Buffer> {
  const [width, height] = [3_000, 2_000];
  const noise = randomBytes(width * height * 3);
  for (let quality = 95; ; quality--) {
    const photo = await sharp(noise, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (photo.length <= 8_400_000) return photo;
  }
}

async function bareBusboy(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const writes: Promise<void>[] = [];
    const form = new Busboy({ headers: { ...request.headers, "content-type": request.headers["content-type"] ?? "" } });
    form.on("file", (_, file) => {
      writes.push(pipeline(file, createWriteStream(join(folder, newId()))));
    });
    form.on("finish", () => void Promise.all(writes).then(() => response.end("{}")));
    request.pipe(form);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/**
 * Twenty concurrent uploads of 8 MB, alternating: throughput compared with a bare busboy that writes a file, and memory
 * of the gateway. Uploads repeat one finished request, so that no analysis uses the CPU.
 */
export async function uploadBench(system: System): Promise<Line[]> {
  const photo = await heavyPhoto();
  const folder = await mkdtemp(join(tmpdir(), "bench-upload-"));
  const server = await bareBusboy(folder);
  const bareApi = client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const api = client(system.url);
  const key = newId();
  await waitForEnd(api, await uploadWithRetry(api, { photo, key }));
  const send = (to: typeof api) => async (): Promise<void> => {
    const response = await to.analyze({ photo, key });
    if (!response.ok) throw new Error(`upload answered ${response.status}`);
    await response.arrayBuffer();
  };
  const megabytes = photo.length / 1_000_000;
  await rate(4, 4, send(bareApi));
  await rate(4, 4, send(api));
  const bare: number[] = [];
  const ours: number[] = [];
  const { gateway = 0, objects = 0, mongodb = 0, analysis = 0 } = system.pids;
  const idle = residentMb(gateway);
  let peak = 0;
  const used = await cpuDuring({ gateway, objects, mongodb, analysis }, async () => {
    peak = await peakDuring(gateway, 50, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        bare.push(megabytes * (await rate(A_ROUND, CONCURRENCY, send(bareApi))));
        ours.push(megabytes * (await rate(A_ROUND, CONCURRENCY, send(api))));
      }
    });
  });
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
  const ratios = ours.map((speed, round) => speed / (bare[round] ?? Number.NaN));
  return [
    { what: "bare busboy to a file, 20 at once", value: median(bare), unit: "MB/s" },
    {
      what: `upload through the gateway to the store (${megabytes.toFixed(1)} MB each)`,
      value: median(ours),
      unit: "MB/s",
    },
    { what: "gateway ÷ bare", value: median(ratios), unit: "", hold: { least: 0.6 } },
    {
      what: "gateway ÷ bare, lowest and highest round",
      value: Math.min(...ratios),
      unit: `– ${Math.max(...ratios).toFixed(2)}`,
    },
    ...(["gateway", "objects", "mongodb", "analysis"] as const).map((name) => ({
      what: `processor time of an upload, ${name}`,
      value: (used[name] * 1_000) / (ROUNDS * A_ROUND),
      unit: "ms",
    })),
    { what: "gateway's memory above idle, 20 uploads at once", value: peak - idle, unit: "MB", hold: { most: 90 } },
  ];
}
