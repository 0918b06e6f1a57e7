import { expect, test } from "vitest";
import { figuresReader } from "./show-figures.ts";

test("counts once in ten minutes, also for concurrent callers", async () => {
  let now = 1_000_000;
  let counted = 0;
  const read = figuresReader({
    counts: {
      ofDays: async () => {
        counted += 1;
        return { days: [], countedAt: null };
      },
    },
    reportTimes: { since: async () => ({}) },
    now: () => new Date(now),
  });
  await Promise.all([read(), read()]);
  now += 599_999;
  expect(await read()).toMatchObject({ timedVisits: 0 });
  expect(counted).toBe(1);
  now += 2;
  await read();
  expect(counted).toBe(2);
});
