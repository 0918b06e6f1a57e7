import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { http, HttpResponse } from "msw";
import { attachApi } from "../../src/shared/api/api.ts";
import { makeStore } from "../../src/shared/store/store.ts";
import { analysisApi } from "../../src/features/analysis/analysis.api.ts";
import { idOf, server, useServer } from "../support/server.ts";

useServer();
const id = idOf("analysis");
const realTimeout = setTimeout;

function askStatus(answer: () => Response) {
  let calls = 0;
  server.use(
    http.get("*/api/analysis-status/:id", () => {
      calls += 1;
      return answer();
    }),
  );
  const store = makeStore();
  attachApi(store);
  const question = store.dispatch(
    analysisApi.endpoints.analysisStatus.initiate(id, {
      subscriptionOptions: { pollingInterval: 2000 },
    }),
  );
  return { calls: () => calls, question };
}

/** Advances time in small steps, so that replies can arrive in between. */
async function pass(ms: number) {
  for (let gone = 0; gone < ms; gone += 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => realTimeout(resolve));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toNotFake: ["nextTick", "queueMicrotask"] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "visibilityState");
});

describe("polling an analysis", () => {
  test("an error is retried after 1, 2 and 4 seconds, and not a fourth time", async () => {
    const { calls, question } = askStatus(() => new HttpResponse(null, { status: 500 }));
    await pass(800);
    expect(calls()).toBe(1);
    await pass(600);
    expect(calls()).toBe(2);
    await pass(2000);
    expect(calls()).toBe(3);
    await pass(4200);
    expect(calls()).toBe(4);
    expect((await question).error).toMatchObject({ status: 500 });
    question.unsubscribe();
  });

  test("an unknown analysis is not polled again", async () => {
    const { calls, question } = askStatus(() => HttpResponse.json({ status: "not_found" }, { status: 404 }));
    await pass(1500);
    expect(calls()).toBe(1);
    expect((await question).error).toMatchObject({ status: 404 });
    question.unsubscribe();
  });

  test("polls a pending analysis every two seconds, also in the background", async () => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    const { calls, question } = askStatus(() => HttpResponse.json({ status: "pending", stage: "looking" }));
    await pass(500);
    expect(calls()).toBe(1);
    await pass(2000);
    expect(calls()).toBe(2);
    await pass(2100);
    expect(calls()).toBe(3);
    question.unsubscribe();
  });
});
