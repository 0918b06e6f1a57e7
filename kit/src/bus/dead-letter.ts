import type { JsMsg } from "@nats-io/jetstream";
import type { DeadLetter } from "../dead-letters/store.ts";
import { AppError } from "../errors/index.ts";
import type { Log } from "../log/index.ts";
import { deadLetters as deadLettersCounter } from "../metrics/index.ts";
import { delayOf, EVENT_RETRY_MS } from "./delivery.ts";
import { withSpan } from "./spans.ts";
import type { EventConsumer } from "./types.ts";
import { decode } from "./wire.ts";

export const eventIdOf = (message: JsMsg): string => message.headers?.get("Nats-Msg-Id") ?? String(message.seq);

/** Acknowledges only what is stored as a dead letter; otherwise the event is redelivered. */
export async function storeDeadLetter(
  { event: { subject }, durable, deadLetters }: EventConsumer,
  message: JsMsg,
  reason: string,
  log: Log,
): Promise<void> {
  const letter = {
    id: `${durable}.${message.seq}`,
    consumer: durable,
    subject,
    eventId: eventIdOf(message),
    body: message.string(),
    reason,
    tries: message.info.deliveryCount,
    publishedAt: message.time,
    failedAt: new Date(),
  };
  try {
    await deadLetters.put(letter);
  } catch (error) {
    log.warn({ err: error, subject }, "could not store a dead letter, will retry");
    return message.nak(delayOf(EVENT_RETRY_MS, message.info.deliveryCount));
  }
  deadLettersCounter.add(1, { subject });
  message.term(reason);
}

/** Runs the handler of a dead letter's consumer again. @throws {AppError} invalid_request for an unreadable payload */
export async function redeliver(consumers: ReadonlyMap<string, EventConsumer>, letter: DeadLetter): Promise<void> {
  const consumer = consumers.get(letter.consumer);
  if (!consumer) throw new AppError("not_found");
  const { event, handler } = consumer;
  await withSpan({ subject: event.subject, role: "process" }, () =>
    handler(decode(event.payload, Buffer.from(letter.body)), { id: letter.eventId, delivery: letter.tries + 1 }),
  );
}
