import { startServiceProcess } from "@hundeblick/kit/testing";
import { expect, test } from "vitest";

test("the process becomes ready on database and bus and stops in order", async () => {
  const { state, stop } = await startServiceProcess(new URL("../../src/main.ts", import.meta.url));
  expect(state).toEqual({ ready: true, dependencies: { mongodb: "ok", nats: "ok" } });
  expect(await stop()).toBe(0);
});
