import { expect, test } from "vitest";
import { limitDutyCycle } from "./duty-cycle.ts";

test("pauses for nine times the duration of the last run, also after a failure", async () => {
  let now = 0;
  const began: number[] = [];
  const taking =
    (ms: number, fails = false) =>
    async () => {
      began.push(now);
      now += ms;
      if (fails) throw new Error("away");
    };
  const slow = limitDutyCycle(taking(2_000), () => now);
  for (now = 0; now < 60_000; now += 10_000) await slow();
  expect(began).toEqual([0, 22_000, 44_000]);

  began.length = now = 0;
  const failing = limitDutyCycle(taking(2_000, true), () => now);
  await expect(failing()).rejects.toThrow("away");
  await failing();
  expect(began).toEqual([0]);

  began.length = now = 0;
  const quick = limitDutyCycle(taking(0), () => now);
  for (let n = 0; n < 3; n++) await quick();
  expect(began).toHaveLength(3);
});
