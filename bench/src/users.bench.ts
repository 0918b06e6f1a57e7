import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { client, waitForEnd, uploadWithRetry } from "../../e2e/support/client.ts";
import { buildPhoto } from "../../e2e/support/photos.ts";
import type { System } from "../../e2e/system.ts";
import { createKeepAliveClient } from "./keep-alive-client.ts";
import { quantile } from "./statistics.ts";
import { buildOpenReport } from "./stored-analyses.ts";
import type { Line } from "./verdict.ts";

const USERS = [1, 10, 100, 1_000];
const MEASURED_MS = 6_000;
/** The shortest possible Retry-After. */
const COME_BACK_MS = 1_000;

type Load = { perSecond: number; took: number[]; refused: number };

/** Status and report read by 1 to 1,000 clients without pauses; rejected ones retry after a second. */
export async function usersBench(system: System): Promise<Line[]> {
  const id = await uploadWithRetry(client(system.url), { photo: await buildPhoto({ seed: 4 }), key: newId() });
  await waitForEnd(client(system.url), id);
  const { _id: reportId } = await buildOpenReport(system);
  const lines: Line[] = [];
  for (const [what, path] of [
    ["status", `/api/analysis-status/${id}`],
    ["report", `/api/report/${reportId}?lang=de`],
  ] as const) {
    const loads = new Map<number, Load>();
    for (const users of USERS) loads.set(users, await load(system.url + path, users));
    const at = (users: number): number => loads.get(users)?.perSecond ?? Number.NaN;
    lines.push({ what: `${what}: answers with 1,000 at once ÷ with 10`, value: at(1_000) / at(10), unit: "×" });
    for (const [users, { perSecond, took, refused }] of loads) {
      const label = `${what}, ${users.toLocaleString("en")} at once`;
      lines.push(
        { what: label, value: perSecond, unit: "/s" },
        { what: `${label}, p50`, value: quantile(took, 0.5), unit: "ms" },
        { what: `${label}, p95`, value: quantile(took, 0.95), unit: "ms" },
        ...(refused > 0
          ? [
              {
                what: `${label}, rejected with a time to come back`,
                value: (refused / (refused + took.length)) * 100,
                unit: "%",
              },
            ]
          : []),
      );
    }
  }
  return lines;
}

async function load(url: string, users: number): Promise<Load> {
  const { ask, close } = createKeepAliveClient(users);
  const took: number[] = [];
  let refused = 0;
  const until = performance.now() + MEASURED_MS;
  await Promise.all(
    Array.from({ length: users }, async () => {
      while (performance.now() < until) {
        const began = performance.now();
        await ask(url).then(
          () => took.push(performance.now() - began),
          () => {
            refused++;
            return pause(COME_BACK_MS);
          },
        );
      }
    }),
  );
  // aborts pending requests before the next round
  await eventually(
    () => ask(url),
    () => true,
    { withinMs: 60_000 },
  );
  close();
  return { perSecond: took.length / (MEASURED_MS / 1_000), took, refused };
}
