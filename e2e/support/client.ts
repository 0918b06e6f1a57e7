import { setTimeout as pause } from "node:timers/promises";
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import type { AnalysisStatus } from "@hundeblick/proto/http/analysis";

export type Upload = {
  photo: Buffer;
  /** Extra photos by view. */
  extraPhotos?: Record<string, Buffer>;
  context?: unknown;
  /** The owner's correction. */
  subject?: PhotoSubject;
  country?: string;
  key?: string;
  type?: string;
  visit?: string;
};

/** The public calls, as a browser makes them. `more` gives further headers for each call. */
export const client = (url: string, more: () => Record<string, string> = () => ({})) => ({
  analyze({
    photo,
    extraPhotos = {},
    context = {},
    subject,
    country = "de",
    key = newId(),
    type = "image/jpeg",
    visit,
  }: Upload): Promise<Response> {
    const form = new FormData();
    form.set("context", typeof context === "string" ? context : JSON.stringify(context));
    form.set("country", country);
    if (subject) form.set("subject", JSON.stringify(subject));
    form.set("file", new Blob([new Uint8Array(photo)], { type }), "photo.jpg");
    for (const [view, extra] of Object.entries(extraPhotos))
      form.set(`photo_${view}`, new Blob([new Uint8Array(extra)], { type }), `${view}.jpg`);
    return fetch(`${url}/api/analyze`, {
      method: "POST",
      body: form,
      headers: { "idempotency-key": key, ...(visit ? { "x-visit": visit } : {}), ...more() },
      signal: AbortSignal.timeout(WAIT_LIMIT_MS),
    });
  },
  async status(id: string): Promise<AnalysisStatus> {
    const response = await fetch(`${url}/api/analysis-status/${id}`, {
      headers: more(),
      signal: AbortSignal.timeout(WAIT_LIMIT_MS),
    });
    return (await response.json()) as AnalysisStatus;
  },
  json: (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(WAIT_LIMIT_MS),
      ...(body === undefined
        ? { headers: more() }
        : { body: JSON.stringify(body), headers: { "content-type": "application/json", ...more() } }),
    }),
});
export type Client = ReturnType<typeof client>;

/** Uses another client address for each request behind one proxy, so that no limit is reached. */
export function randomClientHeaders(): Record<string, string> {
  const byte = (): number => 1 + Math.floor(Math.random() * 250);
  return { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` };
}

/** Without the trace id, so that equal replies can be counted. */
const replyText = async (response: Response | Error): Promise<string> =>
  response instanceof Error
    ? `${response.message} (${(response.cause as Error | undefined)?.message ?? response.name})`
    : `${response.status}: ${(await response.text()).replace(/"traceId":"\w+"/, "")}`;

/** Slower than this is printed: a test that passes late leaves a trace in its log. */
const SLOW_MS = 45_000;
const since = (start: number): string => `${Math.round((performance.now() - start) / 1_000)} s`;

/** What the server asks for, or 200 ms after a broken connection. */
const retryDelayMs = (response: Response | Error): number =>
  response instanceof Error ? 200 : Number(response.headers.get("retry-after") ?? 1) * 1_000;

/**
 * Uploads with the same key until a 202, as late as Retry-After asks: clients that repeat at once keep a slow system
 * busy with uploads it has given up. The time limit is monotonic, since a machine may be paused.
 * @throws {Error} for anything but 202, 429, 5xx or a broken connection; at the limit, with the count of each reply
 */
export async function uploadWithRetry(
  api: Client,
  upload: Upload & { key: string },
  withinMs = TEST_LIMIT_MS,
): Promise<string> {
  const until = performance.now() + withinMs;
  const visit = newId();
  const replies = new Map<string, number>();
  for (;;) {
    const sent = performance.now();
    const response = await api.analyze({ visit, ...upload }).catch((error: Error) => error);
    if (performance.now() - sent > SLOW_MS)
      console.warn(`slow upload: ${since(sent)}, ${response instanceof Error ? response.message : response.status}`);
    if (response instanceof Response && response.status === 202)
      return ((await response.json()) as { analysisId: string }).analysisId;
    const reply = await replyText(response);
    if (response instanceof Response && response.status < 500 && response.status !== 429)
      throw new Error(`refused with ${reply}`);
    replies.set(reply, (replies.get(reply) ?? 0) + 1);
    if (performance.now() > until)
      throw new Error(
        `not accepted within ${withinMs} ms: ${Array.from(replies, ([text, count]) => `${count} × ${text}`).join(", ")}`,
      );
    await pause(retryDelayMs(response));
  }
}

/** Waits for the end of an analysis, with retries. */
export async function waitForEnd(api: Client, id: string, withinMs = TEST_LIMIT_MS): Promise<AnalysisStatus> {
  const start = performance.now();
  const until = start + withinMs;
  const seen = new Map<string, string>();
  for (;;) {
    const status = await api.status(id).catch(() => null);
    const step = status ? `${status.status} ${status.stage ?? ""}` : "no reply";
    if (!seen.has(step)) seen.set(step, since(start));
    if (status && ["completed", "failed"].includes(status.status)) {
      if (performance.now() - start > SLOW_MS) console.warn(`slow analysis: ${JSON.stringify([...seen])}`);
      return status;
    }
    if (performance.now() > until)
      throw new Error(`analysis ${id.slice(0, 6)} did not end within ${withinMs} ms: ${JSON.stringify(status)}`);
    await pause(250);
  }
}
