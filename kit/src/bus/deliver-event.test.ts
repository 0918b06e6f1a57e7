import { describe, expect, test, vi } from "vitest";
import type { JsMsg } from "@nats-io/jetstream";
import { event } from "@hundeblick/proto/events/define";
import { z } from "zod";
import { AppError } from "../errors/index.ts";
import { memoryDeadLetters, quietLog } from "../testing/index.ts";
import { deliverEvent, MAX_EVENT_DELIVERIES } from "./deliver-event.ts";

const opened = event({ subject: "evt.test.opened.v1", payload: z.object({ n: z.int() }) });
const publishedAt = new Date("2026-11-20T10:00:00.000Z");

/** A delivery as the consumer gets it, which records how it was acknowledged. */
function delivery(deliveryCount: number, body = '{"n":1}') {
  const said = { ack: vi.fn(), nak: vi.fn(), term: vi.fn() };
  const message = {
    ...said,
    data: Buffer.from(body),
    string: () => body,
    seq: 7,
    time: publishedAt,
    info: { deliveryCount, streamSequence: 7 },
    headers: undefined,
  } as unknown as JsMsg;
  return { ...said, message };
}
function consumer(fails: () => unknown = () => undefined) {
  const deadLetters = memoryDeadLetters();
  const handler = vi.fn(async (_payload: unknown, _meta: { id: string; delivery: number }) => {
    const error = fails();
    if (error) throw error;
  });
  return { event: opened, durable: "mail-test-opened", deadLetters, handler };
}
const rejecting = () => consumer(() => new Error("jana@example.org is wrong"));

describe("deliverEvent", () => {
  test("acknowledges an event that was handled", async () => {
    const [one, given] = [consumer(), delivery(1)];
    await deliverEvent(one, given.message, quietLog);
    expect(one.handler).toHaveBeenCalledWith({ n: 1 }, { id: "7", delivery: 1 });
    expect(given.ack).toHaveBeenCalledTimes(1);
  });

  test("redelivers a failed event after a delay that grows to a minute", async () => {
    const pauses: unknown[] = [];
    for (let count = 1; count < MAX_EVENT_DELIVERIES; count++) {
      const given = delivery(count);
      await deliverEvent(rejecting(), given.message, quietLog);
      expect(given.term).not.toHaveBeenCalled();
      pauses.push(given.nak.mock.calls[0]?.[0]);
    }
    expect(pauses).toEqual([500, 2_000, 10_000, 30_000, 60_000, 60_000, 60_000]);
  });

  test("stores a dead letter without the error's message after the last attempt", async () => {
    const [one, given] = [rejecting(), delivery(MAX_EVENT_DELIVERIES)];
    await deliverEvent(one, given.message, quietLog);
    expect(given.term).toHaveBeenCalledTimes(1);
    expect(given.nak).not.toHaveBeenCalled();
    expect([...one.deadLetters.letters.values()]).toEqual([
      {
        id: "mail-test-opened.7",
        consumer: "mail-test-opened",
        subject: opened.subject,
        eventId: "7",
        body: '{"n":1}',
        reason: "internal",
        tries: MAX_EVENT_DELIVERIES,
        publishedAt,
        failedAt: expect.any(Date),
      },
    ]);
  });

  test.each(["unavailable", "timeout"] as const)(
    "whose handler ends with %s waits for what is away, for about a day",
    async (code) => {
      const one = consumer(() => new AppError(code));
      const [late, last] = [delivery(1_439), delivery(1_440)];
      await deliverEvent(one, late.message, quietLog);
      expect(late.nak).toHaveBeenCalledWith(60_000);
      await deliverEvent(one, last.message, quietLog);
      expect(last.term).toHaveBeenCalledTimes(1);
      expect(await one.deadLetters.count()).toBe(1);
    },
  );

  test("stores an unreadable event as a dead letter at once, unchanged", async () => {
    const [one, given] = [consumer(), delivery(1, "not JSON")];
    await deliverEvent(one, given.message, quietLog);
    expect(one.handler).not.toHaveBeenCalled();
    expect(await one.deadLetters.find("mail-test-opened.7")).toMatchObject({ reason: "unreadable", body: "not JSON" });
  });

  test("leaves the event in the queue while dead letters cannot be stored", async () => {
    const one = rejecting();
    one.deadLetters.put = () => Promise.reject(new AppError("unavailable"));
    const given = delivery(MAX_EVENT_DELIVERIES);
    await deliverEvent(one, given.message, quietLog);
    expect(given.term).not.toHaveBeenCalled();
    expect(given.nak).toHaveBeenCalledWith(60_000);
  });
});
