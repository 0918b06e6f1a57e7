import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { rpc } from "@hundeblick/proto/rpc/define";
import { z } from "zod";
import { testBus, testPrefix } from "../../src/testing/index.ts";

const think = rpc({
  subject: "greeter.think.v1",
  request: z.object({ n: z.int() }),
  reply: z.object({ n: z.int() }),
  timeoutMs: 5_000,
});

test("every call gets a reply while one of two processes stops", async () => {
  const prefix = testPrefix();
  const [caller, staying] = await Promise.all([testBus("caller", prefix), testBus("greeter", prefix)]);
  const thinking = {
    think: async ({ n }: { n: number }) => {
      await wait(150);
      return { n };
    },
  };
  await staying.serve({ think }, thinking);

  for (let round = 0; round < 3; round++) {
    const leaving = await testBus("greeter", prefix);
    await leaving.serve({ think }, thinking);
    let asked = 0;
    const answers: Promise<{ n: number } | Error>[] = [];
    const asking = setInterval(() => {
      answers.push(caller.call(think, { n: asked++ }).catch((error: Error) => error));
    }, 2);
    await wait(200);
    await leaving.close();
    clearInterval(asking);
    const got = await Promise.all(answers);
    expect(got.filter((answer) => answer instanceof Error)).toEqual([]);
  }
  await caller.close();
  await staying.close();
});

test("a short idempotent call survives a hanging process, and other calls are sent once", async () => {
  const prefix = testPrefix();
  const [caller, server] = await Promise.all([testBus("caller", prefix, {}), testBus("greeter", prefix, {})]);
  const quick = { ...think, subject: "greeter.quick.v1" as const, timeoutMs: 3_000 };
  const order = { ...quick, subject: "greeter.order.v1" as const, idempotent: false };
  const asked = { quick: 0, order: 0 };
  const silentAtFirst =
    (name: keyof typeof asked) =>
    async ({ n }: { n: number }) => {
      asked[name] += 1;
      if (asked[name] === 1) await wait(6_000);
      return { n };
    };
  await server.serve({ quick, order }, { quick: silentAtFirst("quick"), order: silentAtFirst("order") });
  expect(await caller.call(quick, { n: 7 })).toEqual({ n: 7 });
  await expect(caller.call(order, { n: 8 })).rejects.toMatchObject({ code: "timeout" });
  expect(asked).toEqual({ quick: 2, order: 1 });
  await caller.close();
  await server.close();
});
