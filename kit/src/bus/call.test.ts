import { NoRespondersError } from "@nats-io/transport-node";
import { rpc } from "@hundeblick/proto/rpc/define";
import { expect, test } from "vitest";
import { z } from "zod";
import { callOver } from "./call.ts";
import type { Connection } from "./connection.ts";

const greet = rpc({ subject: "clock.greet.v1", request: z.object({}), reply: z.object({}), idempotent: true });

test("no retry without a responder starts after the deadline", async () => {
  let requests = 0;
  const request = async () => {
    requests += 1;
    throw new NoRespondersError(greet.subject);
  };
  const connection = { nats: { request }, isUp: () => true, timeoutFactor: 1 } as unknown as Connection;
  const call = callOver(connection, greet.subject, greet, {}, { timeoutMs: 200 });
  await expect(call).rejects.toMatchObject({ code: "unavailable" });
  // the second delay would end after 350 ms
  expect(requests).toBeLessThanOrEqual(2);
});
