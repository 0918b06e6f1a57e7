import { expect, test } from "vitest";
import { gcraOf, LIMITS } from "./limits.ts";

test("analyses: five at once, then one every two minutes, 20 per day", () => {
  expect(LIMITS.analyse.rates.map(gcraOf)).toEqual([
    { intervalMs: 120_000, burst: 5 },
    { intervalMs: 4_320_000, burst: 20 },
  ]);
});

test("other limits equal the specification", () => {
  const perHour = (requests: number) => [{ requests, perSeconds: 3_600 }];
  const perMinute = (requests: number) => [{ requests, perSeconds: 60 }];
  expect(LIMITS.unlock.rates).toEqual(perHour(5));
  expect(LIMITS.unlock_address.rates).toEqual(perHour(5));
  expect(LIMITS.click.rates).toEqual(perMinute(60));
  expect(LIMITS.event.rates).toEqual(perMinute(60));
  expect(LIMITS.check.rates).toEqual(perMinute(120));
  expect(LIMITS.client_error.rates).toEqual(perMinute(20));
});

test("at most three messages in any hour", () => {
  const [rate = { requests: 0, perSeconds: 0 }, ...others] = LIMITS.contact.rates;
  const { intervalMs, burst } = gcraOf(rate);
  expect(others).toEqual([]);
  // the most in any hour: the burst at its beginning, and the intervals until its end
  expect(burst + Math.ceil(3_600_000 / intervalMs) - 1).toBe(3);
});

test("without the counter costly acts are rejected and harmless ones allowed", () => {
  const waiting = Object.entries(LIMITS)
    .filter(([, { whenUncounted }]) => whenUncounted === "reject")
    .map(([name]) => name);
  expect(waiting).toEqual(["analyse", "unlock", "unlock_address", "contact", "print"]);
});
