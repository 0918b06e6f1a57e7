import type { DeadLetter } from "../dead-letters/store.ts";
import { AppError } from "../errors/index.ts";
import type { EventConsumer } from "./delivery.ts";
import { withSpan } from "./spans.ts";
import { decode } from "./wire.ts";

/** Runs the handler of a dead letter's consumer again. @throws {AppError} invalid_request for an unreadable payload */
export async function redeliver(consumers: ReadonlyMap<string, EventConsumer>, letter: DeadLetter): Promise<void> {
  const consumer = consumers.get(letter.consumer);
  if (!consumer) throw new AppError("not_found");
  const { event, handler } = consumer;
  await withSpan({ subject: event.subject, role: "process" }, () =>
    handler(decode(event.payload, Buffer.from(letter.body)), { id: letter.eventId, delivery: letter.tries + 1 }),
  );
}
