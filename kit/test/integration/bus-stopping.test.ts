import { expect, test } from "@jest/globals";
import { rpc } from "@hundeblick/proto/rpc/define";
import { z } from "zod";
import { handle } from "../../src/bus/index.ts";
import { testBus, testPrefix } from "../../src/testing/index.ts";

const think = rpc({ subject: "greeter.think.v1", request: z.object({ n: z.int() }), reply: z.object({ n: z.int() }), errors: [], timeoutMs: 5_000, idempotent: true });

test("one of two processes of a service stops while calls come in: every call is answered", async () => {
  const prefix = testPrefix();
  const [caller, staying] = await Promise.all([testBus("caller", prefix), testBus("greeter", prefix)]);
  const thinking = { think: handle(think, async ({ n }) => { await new Promise((next) => setTimeout(next, 150)); return { n }; }) };
  await staying.serve({ think }, thinking);

  for (let round = 0; round < 3; round++) {
    const leaving = await testBus("greeter", prefix);
    await leaving.serve({ think }, thinking);
    let asked = 0;
    const answers: Promise<{ n: number } | Error>[] = [];
    const asking = setInterval(() => { for (let i = 0; i < 4; i++) answers.push(caller.call(think, { n: asked++ }).catch((error: Error) => error)); }, 2);
    await new Promise((next) => setTimeout(next, 200));
    await leaving.close();
    clearInterval(asking);
    const got = await Promise.all(answers);
    expect(got.filter((answer) => answer instanceof Error)).toEqual([]);
  }
  await caller.close();
  await staying.close();
}, 40_000);
