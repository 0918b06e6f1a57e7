import { newId } from "@hundeblick/proto/ids";
import { client, waitForEnd, randomClientHeaders, uploadWithRetry } from "../../e2e/support/client.ts";
import { buildPhoto } from "../../e2e/support/photos.ts";
import { startSystem } from "../../e2e/system.ts";
import { openSlowUploads } from "../../gateway/test/support/slow-uploads.ts";
import { quantile, timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const ROUNDS = 3;
const UPLOADS = 60;
const CONCURRENCY = 3;
const SLOW = 100;
const ADDRESSES = 8;

/**
 * Latency of uploads beside 100 connections from 8 addresses that send a byte in five seconds, and alone. Uploads
 * repeat one finished request, so that no analysis uses the CPU.
 */
export async function slowClientsBench(): Promise<Line[]> {
  const system = await startSystem({ env: { RATE_LIMITS: "on", TRUST_PROXY_HOPS: "1", VISION_PROVIDER: "local" } });
  try {
    const visit = newId();
    const api = client(system.url, () => ({ ...randomClientHeaders(), "x-visit": visit }));
    const upload = { photo: await buildPhoto({ seed: 1 }), key: newId() };
    await waitForEnd(api, await uploadWithRetry(api, upload));
    let refused = 0;
    const send = async (): Promise<void> => {
      const response = await api.analyze(upload);
      if (!response.ok) refused += 1;
      await response.arrayBuffer();
    };
    const measure = async (): Promise<number[]> => {
      const times: number[] = [];
      const some = async (): Promise<void> => {
        for (let i = 0; i < UPLOADS / CONCURRENCY; i++) times.push(await timed(send));
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, some));
      return times;
    };
    await measure();
    const [quiet, beside]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      quiet.push(...(await measure()));
      const addresses = Array.from({ length: ADDRESSES }, (_, i) => `192.0.2.${round * ADDRESSES + i}`);
      const slow = await openSlowUploads(system.url, SLOW, addresses);
      beside.push(...(await measure()));
      slow.close();
    }
    const [p95Quiet, p95Beside] = [quantile(quiet, 0.95), quantile(beside, 0.95)];
    return [
      { what: "an upload with nobody else there, p95", value: p95Quiet, unit: "ms" },
      { what: `an upload beside ${SLOW} slow ones from ${ADDRESSES} addresses, p95`, value: p95Beside, unit: "ms" },
      { what: "beside ÷ alone", value: p95Beside / p95Quiet, unit: "", hold: { most: 3 } },
      { what: `of ${2 * ROUNDS * UPLOADS} uploads refused`, value: refused, unit: "", hold: { most: 0 } },
    ];
  } finally {
    await system.stop();
  }
}
