import type { z } from "zod";

/** A fact, told once it is true. Delivered at least once; consumers are idempotent by the event id. */
export type Fact<Payload extends z.ZodType = z.ZodType> = {
  /** `<subject of the stream>.<fact>.v<n>`, e.g. `evt.report.unlocked.v1`. */
  subject: `evt.${string}`;
  payload: Payload;
};
export const fact = <Payload extends z.ZodType>(definition: Fact<Payload>): Fact<Payload> => definition;
export type PayloadOf<T> = T extends Fact<infer Payload> ? z.output<Payload> : never;
export type PayloadInputOf<T> = T extends Fact<infer Payload> ? z.input<Payload> : never;

/** The one stream of facts: kept 7 days, so that a consumer that was away catches up. */
export const FACTS_STREAM = { name: "FACTS", subjects: ["evt.>"], maxAgeDays: 7, maxBytes: 512 * 1024 * 1024 };
