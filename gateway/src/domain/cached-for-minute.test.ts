import { expect, test } from "vitest";
import { cachedForMinute } from "./cached-for-minute.ts";

test("asks once in a minute, also after a failure, and concurrent callers share the reply", async () => {
  let now = 1_000_000;
  let asked = 0;
  const read = cachedForMinute(
    async () => {
      asked += 1;
      if (asked === 2) throw new Error("the service is not there");
      return `reply ${asked}`;
    },
    "nothing",
    () => now,
  );
  expect(await Promise.all([read(), read()])).toEqual(["reply 1", "reply 1"]);
  now += 59_999;
  expect(await read()).toBe("reply 1");
  now += 2;
  expect(await read()).toBe("nothing");
  now += 59_999;
  expect(await read()).toBe("nothing");
  now += 2;
  expect(await read()).toBe("reply 3");
});
