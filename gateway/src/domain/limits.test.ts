import { expect, test } from "@jest/globals";
import { gcraOf, LIMITS } from "./limits.ts";

test("an analysis may be started five times at once, then every two minutes, and 20 times a day", () => {
  expect(LIMITS.analyse.rates.map(gcraOf)).toEqual([
    { turnMs: 120_000, burst: 5 },
    { turnMs: 4_320_000, burst: 20 },
  ]);
});

test("the other limits are those of the specification", () => {
  const perHour = (turns: number) => [{ turns, perSeconds: 3_600 }];
  const perMinute = (turns: number) => [{ turns, perSeconds: 60 }];
  expect(LIMITS.unlock.rates).toEqual(perHour(5));
  expect(LIMITS.unlock_address.rates).toEqual(perHour(5));
  expect(LIMITS.click.rates).toEqual(perMinute(60));
  expect(LIMITS.event.rates).toEqual(perMinute(60));
  expect(LIMITS.check.rates).toEqual(perMinute(120));
  expect(LIMITS.client_error.rates).toEqual(perMinute(20));
});

test("in no hour does one person send us four messages", () => {
  const [rate = { turns: 0, perSeconds: 0 }, ...others] = LIMITS.contact.rates;
  const { turnMs, burst } = gcraOf(rate);
  expect(others).toEqual([]);
  // the most that fits into an hour: what may be sent at once at its beginning, and what is earned before its end
  expect(burst + Math.ceil(3_600_000 / turnMs) - 1).toBe(3);
});

test("while nobody can count, costly acts wait and harmless ones go on", () => {
  const waiting = Object.entries(LIMITS)
    .filter(([, { whenUncounted }]) => whenUncounted === "refuse")
    .map(([name]) => name);
  expect(waiting).toEqual(["analyse", "unlock", "unlock_address", "contact", "print"]);
});
