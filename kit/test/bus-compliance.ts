import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { event } from "@hundeblick/proto/events/define";
import { job } from "@hundeblick/proto/jobs/define";
import { rpc } from "@hundeblick/proto/rpc/define";
import { z } from "zod";
import { type Bus, done } from "../src/bus/index.ts";
import { AppError } from "../src/errors/index.ts";
import { eventually, memoryDeadLetters } from "../src/testing/index.ts";

const greet = rpc({
  subject: "test.greet.v1",
  request: z.object({ name: z.string().min(1) }),
  reply: z.object({ text: z.string() }),
  timeoutMs: 1_000,
});
const nobody = rpc({
  subject: "test.nobody.v1",
  request: z.object({}),
  reply: z.object({}),
  timeoutMs: 1_000,
  idempotent: false,
});
const published = event({ subject: "evt.test.published.v1", payload: z.object({ n: z.number() }) });
const work = job({
  stream: "JOBS_TEST",
  subject: "job.test.v1",
  payload: z.object({ id: z.string() }),
  ackWaitMs: 2_000,
  maxDeliver: 3,
  retryDelaysMs: [50],
  dedupeKey: ({ id }, wake) => `${id}:${wake}`,
});

/** Promises of both the real bus and the one in memory. */
export function busCompliance(
  name: string,
  open: () => Promise<{ server: Bus; client: Bus; close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let server: Bus;
    let client: Bus;
    let close: () => Promise<void>;
    const followed: number[] = [];
    const worked: string[] = [];
    beforeAll(async () => {
      ({ server, client, close } = await open());
      await server.serve(
        { greet },
        {
          greet: async ({ name: who }) => {
            if (who === "nobody") throw new AppError("not_found", { details: { who } });
            if (who === "bug") throw new Error("a secret of the inside");
            return { text: `Hello ${who}` };
          },
        },
      );
      await server.subscribe(
        published,
        { durable: "test-published", deadLetters: memoryDeadLetters() },
        async ({ n }) => {
          followed.push(n);
        },
      );
      await server.work(
        work,
        async ({ id }) => {
          worked.push(id);
          return done("ok");
        },
        { concurrency: 2 },
      );
    });
    afterAll(() => close());

    test("replies to a call", async () => {
      expect(await client.call(greet, { name: "Frieda" })).toEqual({ text: "Hello Frieda" });
    });
    test("returns an expected error with its code and details", async () => {
      await expect(client.call(greet, { name: "nobody" })).rejects.toMatchObject({
        code: "not_found",
        details: { who: "nobody" },
      });
    });
    test("returns a bug as internal without its message", async () => {
      const error: unknown = await client.call(greet, { name: "bug" }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: "internal" });
      expect(JSON.stringify(error)).not.toContain("secret");
    });
    test("a call without a subscriber is unavailable at once", async () => {
      await expect(client.call(nobody, {})).rejects.toMatchObject({ code: "unavailable" });
    });
    test("throws at the start when a handler is missing", async () => {
      await expect(server.serve({ greet, nobody }, { greet: async () => ({ text: "" }) } as never)).rejects.toThrow(
        /nobody has no handler/,
      );
    });
    test("delivers an event published twice with one id once", async () => {
      await client.publish(published, { n: 1 }, { id: "doc:1" });
      await client.publish(published, { n: 1 }, { id: "doc:1" });
      await client.publish(published, { n: 2 }, { id: "doc:2" });
      await eventually(
        () => followed.length,
        (count) => count >= 2,
      );
      expect(followed).toEqual([1, 2]);
    });
    test("deduplicates the same wake-up and delivers the next one", async () => {
      for (const wake of [1, 1, 2]) await client.enqueue(work, { id: "a" }, { wake });
      await eventually(
        () => worked.length,
        (count) => count >= 2,
      );
      expect(worked).toEqual(["a", "a"]);
    });
  });
}
