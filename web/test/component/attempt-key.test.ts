import { afterEach, beforeEach, expect, test } from "@jest/globals";
import "../support/browser-gaps.ts";
import { attemptAccepted, attemptKey } from "../../src/features/analysis/attempt-key.ts";

const { subtle } = crypto;
beforeEach(() => attemptAccepted());
afterEach(() => void Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true }));

const photo = (bytes: string) => new Blob([bytes], { type: "image/jpeg" });

test("keeps the key for the same photo and answers until they are accepted", async () => {
  const key = await attemptKey([photo("this")], "{}");
  expect(await attemptKey([photo("this")], "{}")).toBe(key);
  const other = await attemptKey([photo("that")], "{}");
  expect(other).not.toBe(key);
  expect(await attemptKey([photo("that")], '{"name":"Frieda"}')).not.toBe(other);
  const last = await attemptKey([photo("that")], "{}");
  attemptAccepted();
  expect(await attemptKey([photo("that")], "{}")).not.toBe(last);
});

test("over plain http, without digests, every attempt has a new key", async () => {
  Reflect.deleteProperty(crypto, "subtle");
  expect(await attemptKey([photo("this")], "{}")).toMatch(/^[\w-]{8,100}$/);
  expect(sessionStorage.getItem("attempt")).toBeNull();
});
