import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { afterCrash, afterSending, RETRY_MS } from "./after-sending.ts";
import type { Sending } from "./outgoing.ts";

const REPORT = { order: { template: "report" } } as const;
const CONFIRMATION = { order: { template: "newsletter_confirm" } } as const;

describe("after one attempt", () => {
  test.each<[string, { attempt: number; unsure: number; outages?: number }, Sending, object]>([
    ["a mail that was taken is sent", { attempt: 3, unsure: 1 }, { outcome: "sent" }, { state: "sent" }],
    [
      "a refused address is dead at once",
      { attempt: 1, unsure: 0 },
      { outcome: "refused", problem: "EENVELOPE 550" },
      { state: "dead", problem: "EENVELOPE 550" },
    ],
    [
      "a server that cannot take it now is tried again in 30 seconds",
      { attempt: 1, unsure: 0 },
      { outcome: "failed", problem: "ESOCKET" },
      { state: "queued", afterMs: 30_000, unsure: 0, problem: "ESOCKET" },
    ],
    [
      "a server that is away is asked again in 2 seconds",
      { attempt: 100, unsure: 0, outages: 99 },
      { outcome: "unreachable", problem: "ESOCKET" },
      { state: "queued", afterMs: 2_000, unsure: 0, outages: 100 },
    ],
    [
      "and when it is back, what it did not see is no try",
      { attempt: 101, unsure: 0, outages: 100 },
      { outcome: "failed", problem: "EENVELOPE 452" },
      { state: "queued", afterMs: 30_000, outages: 100 },
    ],
    [
      "and in 2 minutes the next time",
      { attempt: 2, unsure: 0 },
      { outcome: "failed", problem: "ESOCKET" },
      { state: "queued", afterMs: 120_000 },
    ],
    [
      "and is dead after the last try",
      { attempt: RETRY_MS.length + 1, unsure: 0 },
      { outcome: "failed", problem: "ESOCKET" },
      { state: "dead" },
    ],
    [
      "a mail that may have left goes once more",
      { attempt: 1, unsure: 0 },
      { outcome: "unsure", problem: "ETIMEDOUT" },
      { state: "queued", unsure: 1 },
    ],
    ["but not twice", { attempt: 2, unsure: 1 }, { outcome: "unsure", problem: "ETIMEDOUT" }, { state: "dead" }],
  ])("%s", (_what, mail, sending, next) => expect(afterSending({ ...REPORT, ...mail }, sending)).toMatchObject(next));

  test("a confirmation is not tried until its link has expired", () => {
    const waits: number[] = [];
    for (let attempt = 1; ; attempt++) {
      const next = afterSending({ ...CONFIRMATION, attempt, unsure: 0 }, { outcome: "failed", problem: "ESOCKET" });
      if (next.state !== "queued") break;
      waits.push(next.afterMs);
    }
    expect(waits.length).toBeGreaterThan(3);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(24 * 3_600_000);
  });

  test("a mail whose sender was killed is retried at once, and only once", () => {
    expect(afterCrash({ ...REPORT, attempt: 1, unsure: 0 })).toEqual({
      state: "queued",
      afterMs: 0,
      unsure: 1,
      outages: 0,
      problem: "sender_gone",
    });
    expect(afterCrash({ ...REPORT, attempt: 2, unsure: 1 })).toMatchObject({ state: "dead" });
  });
});

test("ends sent or dead after a bounded number of attempts, with at most two possible deliveries, whatever the server does", () => {
  const sending = fc.oneof(
    fc.constant<Sending>({ outcome: "sent" }),
    fc
      .constantFrom("refused", "failed", "unreachable", "unsure")
      .map((outcome): Sending => ({ outcome, problem: "x" })),
  );
  fc.assert(
    fc.property(fc.infiniteStream(sending), (answers) => {
      let mail = { attempt: 0, unsure: 0, outages: 0 };
      let mayHaveLeft = 0;
      for (const answer of answers) {
        mail = { ...mail, attempt: mail.attempt + 1 };
        if (answer.outcome === "sent" || answer.outcome === "unsure") mayHaveLeft++;
        const next = afterSending({ ...REPORT, ...mail }, answer);
        if (next.state !== "queued") break;
        mail = { ...mail, unsure: next.unsure, outages: next.outages };
      }
      expect(mail.attempt - mail.outages).toBeLessThanOrEqual(RETRY_MS.length + 1);
      expect(mayHaveLeft).toBeLessThanOrEqual(2);
    }),
  );
});
