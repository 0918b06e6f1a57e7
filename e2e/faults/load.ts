import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "@hundeblick/proto/ids";
import type { Client } from "../support/client.ts";
import { buildPhoto } from "../support/photos.ts";

/** Allowed statuses during a fault. */
const RETRIED: ReadonlySet<number> = new Set([429, 503, 504]);
const PICTURES = 24;
let pictures: Promise<Buffer[]> | undefined;

/** A local provider that replaces the remote one sees no dog in a drawing: the owner says that it is one. */
export const DRAWN_DOG = { isDog: true } as const;

/** Distinct small photos, drawn once. */
export async function buildPhotoOf(n: number): Promise<Buffer> {
  pictures ??= Promise.all(
    Array.from({ length: PICTURES }, (_, seed) => buildPhoto({ seed: seed + 1, width: 480, height: 360 })),
  );
  const drawn = await pictures;
  return drawn[n % drawn.length] ?? Buffer.alloc(0);
}

/** Unexpected replies by status; `0` is a broken connection. */
export type RejectionCounts = Map<number, number>;
export const formatRefusals = (refusals: RejectionCounts): string =>
  [...refusals].map(([status, count]) => `${count} × ${status || "broken line"}`).join(", ") || "none";

/** One upload, retried with the same key until it is accepted. @throws {AssertionError} for a forbidden status */
export async function uploadUntilAccepted(
  api: Client,
  refusals: RejectionCounts,
  { n, photo, withinMs = 120_000 }: { n: number; photo?: Buffer; withinMs?: number },
): Promise<string> {
  const upload = {
    photo: photo ?? (await buildPhotoOf(n)),
    context: { name: `Dog ${n}` },
    subject: DRAWN_DOG,
    key: newId(),
    visit: newId(),
  };
  const until = performance.now() + withinMs;
  for (;;) {
    const response = await api.analyze(upload).catch(() => null);
    if (response?.status === 202) return ((await response.json()) as { analysisId: string }).analysisId;
    await retryDelay(response, refusals);
    assert.ok(performance.now() < until, `upload ${n} was not accepted within ${withinMs} ms`);
    await pause(250);
  }
}

/** Unlocks a report, with retries. */
export async function unlockWithRetry(api: Client, refusals: RejectionCounts, reportId: string): Promise<void> {
  const until = performance.now() + 120_000;
  for (let time = 1; ; time++) {
    // an address has five requests per hour, and rejected attempts count
    const response = await api
      .json("POST", "/api/report/unlock", {
        reportId,
        email: `owner-${reportId}-${time}@example.org`,
        newsletter: false,
      })
      .catch(() => null);
    if (response?.ok) return;
    await retryDelay(response, refusals);
    assert.ok(performance.now() < until, "a report could not be unlocked");
    await pause(250);
  }
}

async function retryDelay(response: Response | null, refusals: RejectionCounts): Promise<void> {
  const status = response?.status ?? 0;
  refusals.set(status, (refusals.get(status) ?? 0) + 1);
  if (!response) return;
  const body = await response.text();
  assert.ok(RETRIED.has(status), `answered with ${status}: ${body}`);
  assert.ok(Number(response.headers.get("retry-after")) >= 1, `${status} without Retry-After`);
}

/** Runs `work` for 0 … count − 1, `atOnce` concurrently. */
export async function inParallel(count: number, atOnce: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, one));
}
