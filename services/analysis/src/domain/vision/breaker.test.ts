import { beforeEach, describe, expect, test } from "vitest";
import { type Breaker, createBreaker } from "./breaker.ts";

let at: number;
let breaker: Breaker;
const fail = (times: number, reason: "busy" | "quota" | "budget" | "refused" = "busy") => {
  for (let i = 0; i < times; i++) {
    breaker.mayAsk();
    breaker.failed(reason);
  }
};
beforeEach(() => {
  at = 1_000_000;
  breaker = createBreaker(() => new Date(at));
});

describe("circuit breaker", () => {
  test("stays closed after two failures in a row, opens for a minute after the third", () => {
    fail(2);
    expect(breaker.mayAsk()).toBe(true);
    breaker.failed("busy");
    expect(breaker.mayAsk()).toBe(false);
    at += 59_999;
    expect(breaker.mayAsk()).toBe(false);
    at += 1;
    expect(breaker.mayAsk()).toBe(true);
  });
  test("lets one trial call through after a minute", () => {
    fail(3);
    at += 60_000;
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
  });
  test("opens again after a failed trial", () => {
    fail(3);
    at += 60_000;
    fail(1);
    expect(breaker.mayAsk()).toBe(false);
  });
  test("an aborted trial does not block the next one", () => {
    fail(3);
    at += 60_000;
    breaker.mayAsk();
    breaker.dropped();
    expect(breaker.mayAsk()).toBe(true);
  });
  test("a success resets the count", () => {
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.mayAsk()).toBe(true);
  });
  test("a spent quota opens it at once for a quarter of an hour", () => {
    fail(1, "quota");
    at += 14 * 60_000;
    expect(breaker.mayAsk()).toBe(false);
    at += 60_000;
    expect(breaker.mayAsk()).toBe(true);
  });
  test("ignores a rejected photo and our spent budget", () => {
    fail(5, "refused");
    fail(5, "budget");
    expect(breaker.mayAsk()).toBe(true);
  });
  test("stays open for the provider's Retry-After", () => {
    breaker.mayAsk();
    breaker.failed("busy", 120_000);
    at += 119_999;
    expect(breaker.mayAsk()).toBe(false);
    at += 1;
    expect(breaker.mayAsk()).toBe(true);
  });
});
