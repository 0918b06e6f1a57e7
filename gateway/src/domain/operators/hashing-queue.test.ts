import { expect, test } from "vitest";
import { createHashingQueue } from "./hashing-queue.ts";

test("runs one task at a time, in order, and rejects beyond forty queued ones", async () => {
  const queue = createHashingQueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  const started: number[] = [];
  let running = 0;
  const tasks = Array.from({ length: 41 }, (_, n) =>
    queue(async () => {
      expect((running += 1)).toBe(1);
      started.push(n);
      await promise;
      running -= 1;
    }),
  );
  await expect(queue(async () => undefined)).rejects.toMatchObject({ code: "unavailable" });
  resolve();
  await Promise.all(tasks);
  expect(started).toEqual(Array.from({ length: 41 }, (_, n) => n));
});

test("rejects a task after five seconds in the queue, and continues after a failed one", async () => {
  let time = 0;
  const queue = createHashingQueue(() => time);
  const broken = new Error("broken");
  const first = queue(async () => {
    time = 5_001;
    throw broken;
  });
  let ran = false;
  const late = queue(async () => {
    ran = true;
  });
  const [failed, rejected] = await Promise.allSettled([first, late]);
  expect(failed).toHaveProperty("reason", broken);
  expect(rejected).toHaveProperty("reason.code", "unavailable");
  expect(ran).toBe(false);
  expect(await queue(async () => "next")).toBe("next");
});
