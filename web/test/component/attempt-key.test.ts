import { afterEach, beforeEach, expect, test } from "@jest/globals";
import "../support/browser-gaps.ts";
import { attemptAccepted, attemptKey } from "../../src/features/analysis/attempt-key.ts";

const { subtle } = crypto;
beforeEach(() => attemptAccepted());
afterEach(() => void Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true }));

test("the same attempt has one key until it is accepted, another attempt has another", async () => {
  const key = await attemptKey("this photo");
  expect(await attemptKey("this photo")).toBe(key);
  const other = await attemptKey("that photo");
  expect(other).not.toBe(key);
  attemptAccepted();
  expect(await attemptKey("that photo")).not.toBe(other);
});

test("over plain http, where browsers make no digest, every try has a key and nothing is kept", async () => {
  Reflect.deleteProperty(crypto, "subtle");
  expect(await attemptKey("this photo")).toMatch(/^[\w-]{8,100}$/);
  expect(sessionStorage.getItem("attempt")).toBeNull();
});
