import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, headers, type Msg, type NatsConnection } from "@nats-io/transport-node";
import { rpc } from "@hundeblick/proto/rpc/define";
import { z } from "zod";
import { type Bus } from "../../src/bus/index.ts";
import { eventually, testBus, testPrefix } from "../../src/testing/index.ts";

const MAX_CONCURRENT = 64;
const greet = rpc({
  subject: "clock.greet.v1",
  request: z.object({}),
  reply: z.object({ text: z.string() }),
  timeoutMs: 20_000,
  idempotent: false,
});
const wait = { ...greet, subject: "clock.wait.v1" };

const prefix = testPrefix();
const gate = Promise.withResolvers<void>();
let bus: Bus;
let nats: NatsConnection;
beforeAll(async () => {
  bus = await testBus("clock", prefix, {});
  nats = await connect({ servers: process.env["NATS_URL"] ?? "" });
  await bus.serve(
    { greet, wait },
    {
      greet: async () => ({ text: "Hello" }),
      wait: async () => {
        await gate.promise;
        return { text: "waited" };
      },
    },
  );
});
afterAll(async () => {
  gate.resolve();
  await nats.close();
  await bus.close();
});

function ask(subject: string, header: Record<string, string>): Promise<Msg> {
  const sent = headers();
  for (const [name, value] of Object.entries(header)) sent.set(name, value);
  return nats.request(`${prefix}.${subject}`, "{}", { timeout: 20_000, headers: sent });
}

test("a call carries the remaining milliseconds and no time of day", async () => {
  const away = { ...greet, subject: "clock.away.v1", timeoutMs: 5_000 };
  const subscription = nats.subscribe(`${prefix}.${away.subject}`, { max: 1 });
  await nats.flush();
  const call = bus.call(away, {});
  let sent: Record<string, string[]> = {};
  for await (const message of subscription) {
    sent = Object.fromEntries(message.headers ?? []);
    message.respond('{"text":"seen"}');
  }
  await call;
  const remaining = Number(sent["Hb-Remaining-Ms"]?.[0]);
  expect(remaining).toBeGreaterThan(0);
  expect(remaining).toBeLessThanOrEqual(5_000);
  expect(Object.keys(sent).filter((name) => name.startsWith("Hb-"))).toEqual(["Hb-Remaining-Ms"]);
});

test("replies to a caller whose clock is behind, also to the previous version, which sends a time of day", async () => {
  const before = await ask(greet.subject, { "Hb-Deadline": String(Date.now() - 1_000) });
  expect(before.string()).toBe('{"text":"Hello"}');
  const now = await ask(greet.subject, { "Hb-Remaining-Ms": "15000" });
  expect(now.string()).toBe('{"text":"Hello"}');
});

test("replies `timeout` to a call taken up after its deadline", async () => {
  const working = Array.from({ length: MAX_CONCURRENT }, () => ask(wait.subject, {}));
  const late = ask(wait.subject, { "Hb-Remaining-Ms": "20" });
  await nats.flush();
  const over = Date.now() + 100;
  await eventually(() => Date.now() > over, Boolean);
  gate.resolve();
  const reply = await late;
  expect(reply.headers?.get("Hb-Error")).toBe("timeout");
  for (const message of await Promise.all(working)) expect(message.string()).toBe('{"text":"waited"}');
});
