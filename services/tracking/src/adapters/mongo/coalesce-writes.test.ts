import { expect, test } from "vitest";
import { coalesceWrites } from "./coalesce-writes.ts";

/** A database whose writes wait until it is closed. */
function slowDatabase() {
  const writes: { patches: Record<string, number>; done: () => void; fail: (error: Error) => void }[] = [];
  const write = coalesceWrites<number>({
    merge: (known, later) => known + later,
    write: (patches) =>
      new Promise((resolve, reject) => {
        writes.push({ patches: Object.fromEntries(patches), done: resolve, fail: reject });
      }),
  });
  return { writes, write };
}
const turn = () => new Promise((next) => setImmediate(next));

test("writes the first patch at once, and merges later ones into one write", async () => {
  const { writes, write } = slowDatabase();
  const all = [write("a", 1), write("b", 1), write("a", 2), write("b", 5)];
  expect(writes.map(({ patches }) => patches)).toEqual([{ a: 1 }]);
  writes[0]?.done();
  await turn();
  expect(writes[1]?.patches).toEqual({ b: 6, a: 2 });
  writes[1]?.done();
  await Promise.all(all);
});

test("resolves only after the write", async () => {
  const { writes, write } = slowDatabase();
  const heard: string[] = [];
  const all = [write("a", 1).then(() => heard.push("a")), write("b", 1).then(() => heard.push("b"))];
  await turn();
  expect(heard).toEqual([]);
  writes[0]?.done();
  await turn();
  expect(heard).toEqual(["a"]);
  writes[1]?.done();
  await Promise.all(all);
});

test("a failed write rejects all of its callers, and the next one continues", async () => {
  const { writes, write } = slowDatabase();
  const [first, second] = [write("a", 1), write("b", 1)];
  writes[0]?.fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  writes[1]?.done();
  await expect(second).resolves.toBeUndefined();
  const third = write("c", 1);
  writes[2]?.done();
  await expect(third).resolves.toBeUndefined();
});

test("writes at most 200 visits at once, and is unavailable beyond 5,000 queued ones", async () => {
  const { writes, write } = slowDatabase();
  const all = Array.from({ length: 5_001 }, (_, n) => write(`visit ${n}`, 1));
  await expect(write("one more", 1)).rejects.toMatchObject({ code: "unavailable" });
  for (let n = 0; n < 26; n++) {
    expect(Object.keys(writes[n]?.patches ?? {}).length).toBe(n === 0 ? 1 : 200);
    writes[n]?.done();
    await turn();
  }
  await Promise.all(all);
});
