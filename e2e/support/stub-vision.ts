import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json, text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

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
  const state: StubVision = {
    url: "",
    delayMs,
    verdict: "dog",
    breeds: ONE_LABRADOR,
    status: 200,
    asked: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
  const server = createServer((request, response) => {
    if (request.url === "/script") {
      void json(request).then((script) => {
        Object.assign(state, script);
        response.end();
      });
      return;
    }
    void text(request).then((body) => answer(body));
    const answer = async (body: string): Promise<void> => {
      state.asked++;
      const since = Date.now();
      for (let left = state.delayMs; left > 0; left = state.delayMs - (Date.now() - since))
        await pause(Math.min(left, STEP_MS), undefined, { ref: false });
      if (state.status !== 200) {
        response
          .writeHead(state.status, { "content-type": "application/json" })
          .end(JSON.stringify({ error: { message: "scripted", type: "scripted", code: null, param: null } }));
        return;
      }
      const content = JSON.stringify(
        furtherPhotos(body) ?? { verdict: state.verdict, breeds: state.breeds, seen: COAT },
      );
      response.writeHead(200, { "content-type": "application/json" }).end(
        JSON.stringify({
          id: `scripted-${state.asked}`,
          object: "chat.completion",
          created: 0,
          model: "scripted",
          choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content, refusal: null } }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    };
  });
  server.listen(port, host);
  await once(server, "listening");
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
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
