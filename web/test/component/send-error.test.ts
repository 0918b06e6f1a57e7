import { afterEach, beforeEach, expect, test } from "vitest";
import { sendError } from "../../src/shared/api/send-error.ts";

let sent: { url: string; body: string }[];
let answer: (url: string) => Promise<Response>;
const browserFetch = globalThis.fetch;
beforeEach(() => {
  sent = [];
  answer = async () => new Response();
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    sent.push({ url, body });
    return answer(url);
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = browserFetch;
});
const built = (dsn: string): void => void Object.assign(globalThis, { __RELEASE__: "1.2.3", __ERROR_DSN__: dsn });
const broken = Object.assign(new TypeError("cannot read anna@example.org of undefined"), { stack: "at somewhere" });

test("sends an error to our API, without addresses", async () => {
  built("");
  await sendError(broken);
  expect(sent.map(({ url }) => url)).toEqual(["/api/client-errors"]);
  expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({
    release: "1.2.3",
    stack: "at somewhere",
    message: expect.not.stringContaining("anna@"),
  });
});

test("sends an envelope to a configured Sentry-compatible server", async () => {
  built("https://key@errors.example/7");
  await sendError(broken);
  expect(sent.map(({ url }) => url)).toEqual([
    "https://errors.example/api/7/envelope/?sentry_key=key&sentry_version=7",
  ]);
  const [head, item, event] = (sent[0]?.body ?? "")
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(head).toMatchObject({ dsn: "https://key@errors.example/7" });
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({
    event_id: head?.["event_id"],
    platform: "javascript",
    release: "1.2.3",
    exception: { values: [{ type: "TypeError", value: expect.not.stringContaining("anna@") }] },
  });
});

test("falls back to our API when that server is unreachable", async () => {
  built("https://key@errors.example/7");
  answer = async (url) => {
    if (url.startsWith("https:")) throw new TypeError("blocked");
    return new Response();
  };
  await sendError(broken);
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining("errors.example"), "/api/client-errors"]);
});
