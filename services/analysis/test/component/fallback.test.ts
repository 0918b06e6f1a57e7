import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { quietLog } from "@hundeblick/kit/testing";
import { createBreaker } from "../../src/domain/vision/breaker.ts";
import { visionWithFallback } from "../../src/domain/vision/vision-with-fallback.ts";
import type { Vision } from "../../src/domain/ports.ts";
import { buildDetectedDog } from "../support/builders.ts";
import { buildVisionRequest, paidVision } from "../support/openai.ts";
import { encodeJpeg } from "../support/pictures.ts";
import { stubOpenAi, type StubOpenAi } from "../support/stub-openai.ts";

let server: StubOpenAi;
let photo: Buffer;
let at: number;
let paid: ReturnType<typeof paidVision>;
let vision: Vision;
beforeAll(async () => {
  server = await stubOpenAi();
  photo = await encodeJpeg({ width: 200, height: 200 });
});
beforeEach(() => {
  at = Date.now();
  paid = paidVision(server, { limit: 1_000 });
  vision = visionWithFallback({
    provider: "openai",
    remote: paid,
    local: { detect: async () => buildDetectedDog() },
    breaker: createBreaker(() => new Date(at)),
    log: quietLog,
  });
});
afterEach(() => {
  server.script.length = server.asked.length = 0;
});
afterAll(() => server.close());
const look = () => vision.detect(buildVisionRequest(photo));
const FELL_BACK = { provider: "local", fellBackFrom: "openai" };

describe("the local provider replaces a failed paid one, and the result names it", () => {
  test.each([
    ["a refusal", [{ kind: "refusal" }]],
    [
      "an answer that never fits",
      [
        { kind: "good", text: "no" },
        { kind: "good", text: "no" },
      ],
    ],
    ["a spent quota", [{ kind: "error", status: 429, code: "insufficient_quota" }]],
    ["a long Retry-After", [{ kind: "error", status: 429, retryAfter: "120" }]],
  ] as const)("after %s", async (_, script) => {
    server.script.push(...script);
    expect(await look()).toMatchObject(FELL_BACK);
  });

  test("a valid reply is used", async () => {
    const looked = await look();
    expect(looked.provider).toBe("openai");
    expect(looked).not.toHaveProperty("fellBackFrom");
  });

  test("a spent budget falls back without a call", async () => {
    vision = visionWithFallback({
      provider: "openai",
      remote: paidVision(server, { limit: 0 }),
      local: { detect: async () => buildDetectedDog() },
      breaker: createBreaker(() => new Date(at)),
      log: quietLog,
    });
    expect(await look()).toMatchObject(FELL_BACK);
    expect(server.asked).toHaveLength(0);
  });
});

test("the breaker opens within ten failing calls, and a trial call closes it a minute later", async () => {
  server.script.push(...Array.from({ length: 9 }, () => ({ kind: "error" as const, status: 503, retryAfter: "0" })));
  for (let i = 0; i < 20; i++) expect(await look()).toMatchObject(FELL_BACK);
  expect(server.asked).toHaveLength(9);
  at += 60_000;
  expect((await look()).provider).toBe("openai");
  expect((await look()).provider).toBe("openai");
});
