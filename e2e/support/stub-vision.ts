import type { RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { stubChatCompletions, type StubReply } from "@hundeblick/kit/testing";

/** Settings of a system whose provider is a stub server. */
export const stubVisionEnv = (url: string) => ({
  VISION_PROVIDER: "openai",
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: "scripted",
  OPENAI_MODEL: "scripted",
  OPENAI_DAILY_LIMIT: "1000000",
});

/** Interval for noticing a changed delay. */
const STEP_MS = 100;

export type StubVision = {
  url: string;
  delayMs: number;
  verdict: string;
  breeds: { breed: string; likelihood: string }[];
  /** Anything but 200 is an error of that status. */
  status: number;
  asked: number;
  close(): Promise<void>;
};

/**
 * A stub chat-completions server: sees one labrador after `delayMs`, and red eyes in the face of extra photos. `POST
 * /script` with `{ delayMs, verdict, breeds, status }` changes its replies; a shorter delay applies to pending ones.
 */
export async function startStubVision({ delayMs = 0, host = "127.0.0.1", port = 0 } = {}): Promise<StubVision> {
  const replyTo = async ({ body }: { body: string }): Promise<StubReply> => {
    state.asked++;
    const since = Date.now();
    for (let left = state.delayMs; left > 0; left = state.delayMs - (Date.now() - since))
      await pause(Math.min(left, STEP_MS), undefined, { ref: false });
    const { status, verdict, breeds } = state;
    if (status !== 200) return { kind: "error", status };
    return { kind: "good", text: JSON.stringify(furtherPhotos(body) ?? { verdict, breeds, seen: COAT }) };
  };
  const takeScript: RequestListener = (request, response) =>
    void json(request).then((script) => {
      Object.assign(state, script);
      response.end();
    });
  const { baseURL, close } = await stubChatCompletions(replyTo, { host, port, other: takeScript });
  const state: StubVision = {
    url: baseURL,
    delayMs,
    verdict: "dog",
    breeds: ONE_LABRADOR,
    status: 200,
    asked: 0,
    close,
  };
  return state;
}

export const ONE_LABRADOR = [{ breed: "labrador-retriever", likelihood: "almost_certain" }];
const COAT = [{ code: "coat_even", confidence: "medium" }];

const EYES = [{ code: "eyes_reddened", confidence: "medium" }];

/** Reply about extra photos; undefined for a request about the first one. */
function furtherPhotos(body: string): object | undefined {
  const views = [...body.matchAll(/Photo \\"(\w+)\\":/g)].map(([, view]) => view);
  if (views.length === 0) return undefined;
  return { photos: views.map((photo) => ({ photo, seen: photo === "face" ? EYES : [] })) };
}
