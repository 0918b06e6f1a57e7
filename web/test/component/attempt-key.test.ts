import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attemptAccepted, attemptKey } from "../../src/features/analysis/attempt-key.ts";

beforeEach(() => attemptAccepted());
afterEach(() => void vi.unstubAllGlobals());

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
  const real = crypto;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes) });
  expect(await attemptKey([photo("this")], "{}")).toMatch(/^[\w-]{8,100}$/);
  expect(sessionStorage.getItem("attempt")).toBeNull();
});
