import type { JsMsg } from "@nats-io/jetstream";
import { toAppError } from "../errors/index.ts";
import type { Log } from "../log/index.ts";
import { consume, type Consuming } from "./consume.ts";
import { eventIdOf, storeDeadLetter } from "./dead-letter.ts";
import { delayOf, delivered, EVENT_RETRY_MS, initialiseCounters } from "./delivery.ts";
import type { JetStream } from "./jetstream.ts";
import { eventsStream } from "./streams.ts";
import type { EventConsumer } from "./types.ts";
import { decode } from "./wire.ts";

/** Attempts last about four minutes; about a day when the handler needs something that is unavailable. */
export const MAX_EVENT_DELIVERIES = 8;
const MAX_OUTAGE_DELIVERIES = 1_440;
const OUTAGES: ReadonlySet<string> = new Set(["unavailable", "timeout"]);

export function consumeEvent(jet: JetStream, consumer: EventConsumer): Promise<Consuming> {
  const { names, log } = jet;
  const { durable, event } = consumer;
  initialiseCounters(event.subject);
  return consume(jet, {
    stream: eventsStream(names),
    consumer: { durable_name: durable, filter_subject: names.subject(event.subject), max_ack_pending: 50 },
    slots: 1,
    handle: (message) => deliverEvent(consumer, message, log),
  });
}

/** Acknowledges when the handler succeeds, retries with backoff when it throws, then stores a dead letter. */
export async function deliverEvent(consumer: EventConsumer, message: JsMsg, log: Log): Promise<void> {
  const { event, handler } = consumer;
  const { subject } = event;
  const delivery = message.info.deliveryCount;
  await delivered(subject, message, async (ended) => {
    let payload: unknown;
    try {
      payload = decode(event.payload, message.data);
    } catch (error) {
      log.error({ err: error, subject }, "an event cannot be read");
      ended("poison");
      return storeDeadLetter(consumer, message, "unreadable", log);
    }
    try {
      await handler(payload, { id: eventIdOf(message), delivery });
      message.ack();
    } catch (error) {
      const { code } = toAppError(error);
      const isLast = delivery >= (OUTAGES.has(code) ? MAX_OUTAGE_DELIVERIES : MAX_EVENT_DELIVERIES);
      log[isLast ? "error" : "warn"](
        { err: error, subject },
        isLast ? "an event exhausted its retries" : "an event handler failed, will retry",
      );
      ended(isLast ? "poison" : "retry");
      if (isLast) return storeDeadLetter(consumer, message, code, log);
      message.nak(delayOf(EVENT_RETRY_MS, delivery));
    }
  });
}
