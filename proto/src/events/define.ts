import type { z } from "zod";

/** An event, published once it is true. Delivered at least once; consumers are idempotent by the event id. */
export type EventDefinition<Payload extends z.ZodType = z.ZodType> = {
  /** `<subject of the stream>.<event>.v<n>`, e.g. `evt.report.unlocked.v1`. */
  subject: `evt.${string}`;
  payload: Payload;
};
export const event = <Payload extends z.ZodType>(definition: EventDefinition<Payload>): EventDefinition<Payload> =>
  definition;
export type PayloadOf<T> = T extends EventDefinition<infer Payload> ? z.output<Payload> : never;
export type PayloadInputOf<T> = T extends EventDefinition<infer Payload> ? z.input<Payload> : never;

/** The stream of all events, kept for 7 days so that a consumer can catch up after an outage. */
export const EVENTS_STREAM = { name: "FACTS", subjects: ["evt.>"], maxAgeDays: 7, maxBytes: 512 * 1024 * 1024 };
