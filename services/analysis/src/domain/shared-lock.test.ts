import { describe, expect, test } from "vitest";
import { createSharedLock } from "./shared-lock.ts";

/** A holder that records who else holds the lock, until it is released. */
function visitors() {
  const lock = createSharedLock();
  const inside = new Set<string>();
  const met: Record<string, string[]> = {};
  const leave: Record<string, () => void> = {};
  const visit = (name: string, alone = false): Promise<void> =>
    lock.run({ exclusive: alone }, async () => {
      met[name] = [...inside];
      inside.add(name);
      await new Promise<void>((go) => {
        leave[name] = go;
      });
      inside.delete(name);
    });
  const settle = () => new Promise((done) => setImmediate(done));
  return { visit, met, leave, settle, inside };
}

describe("createSharedLock", () => {
  test("shared holders hold it together", async () => {
    const { visit, met, leave, settle } = visitors();
    const all = [visit("a"), visit("b")];
    await settle();
    expect(met).toEqual({ a: [], b: ["a"] });
    for (const go of Object.values(leave)) go();
    await Promise.all(all);
  });

  test("an exclusive holder waits for the others, and later ones wait behind it", async () => {
    const { visit, met, leave, settle, inside } = visitors();
    const all = [visit("a"), visit("suspect", true), visit("b")];
    await settle();
    expect([...inside]).toEqual(["a"]);
    leave["a"]?.();
    await settle();
    expect([...inside]).toEqual(["suspect"]);
    leave["suspect"]?.();
    await settle();
    expect([...inside]).toEqual(["b"]);
    expect(met).toEqual({ a: [], suspect: [], b: [] });
    leave["b"]?.();
    await Promise.all(all);
  });

  test("two exclusive holders never hold it together", async () => {
    const { visit, leave, settle, inside } = visitors();
    const all = [visit("first", true), visit("second", true)];
    await settle();
    expect([...inside]).toEqual(["first"]);
    leave["first"]?.();
    await settle();
    expect([...inside]).toEqual(["second"]);
    leave["second"]?.();
    await Promise.all(all);
  });

  test("a failing holder releases it", async () => {
    const lock = createSharedLock();
    await expect(lock.run({ exclusive: true }, () => Promise.reject(new Error("odd")))).rejects.toThrow("odd");
    await expect(lock.run({ exclusive: false }, () => Promise.resolve("in"))).resolves.toBe("in");
  });
});
