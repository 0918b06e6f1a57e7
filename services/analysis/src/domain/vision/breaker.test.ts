import { beforeEach, describe, expect, test } from "@jest/globals";
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

describe("the breaker", () => {
  test("two failures in a row keep it closed, the third opens it for a minute", () => {
    fail(2);
    expect(breaker.mayAsk()).toBe(true);
    breaker.failed("busy");
    expect(breaker.mayAsk()).toBe(false);
    at += 59_999;
    expect(breaker.mayAsk()).toBe(false);
    at += 1;
    expect(breaker.mayAsk()).toBe(true);
  });
  test("after the minute one question tries it, the others wait for its answer", () => {
    fail(3);
    at += 60_000;
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
  });
  test("a failed trial opens it again", () => {
    fail(3);
    at += 60_000;
    fail(1);
    expect(breaker.mayAsk()).toBe(false);
  });
  test("a dropped trial does not block the next one", () => {
    fail(3);
    at += 60_000;
    breaker.mayAsk();
    breaker.dropped();
    expect(breaker.mayAsk()).toBe(true);
  });
  test("a success in between counts from the start again", () => {
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.mayAsk()).toBe(true);
  });
  test("a spent quota opens it at once, for a quarter of an hour", () => {
    fail(1, "quota");
    at += 14 * 60_000;
    expect(breaker.mayAsk()).toBe(false);
    at += 60_000;
    expect(breaker.mayAsk()).toBe(true);
  });
  test("a refusal of one photo and a spent budget of ours say nothing about the provider", () => {
    fail(5, "refused");
    fail(5, "budget");
    expect(breaker.mayAsk()).toBe(true);
  });
  test("it leaves the provider alone for as long as it asked", () => {
    breaker.mayAsk();
    breaker.failed("busy", 120_000);
    at += 119_999;
    expect(breaker.mayAsk()).toBe(false);
    at += 1;
    expect(breaker.mayAsk()).toBe(true);
  });
});
