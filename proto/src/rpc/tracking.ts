import { z } from "zod";
import { ClickBody, TrackEventBody } from "../http/tracking.ts";
import { rpc } from "./define.ts";

/** What the gateway knows of a client. The address is turned into a keyed pseudonym and thrown away. */
export const Client = z.object({ ip: z.string().max(64), userAgent: z.string().max(500).default(""), country: z.string().max(2).optional() });
export type Client = z.infer<typeof Client>;

/** Records a visit's event. Idempotent by event id. */
export const recordEvent = rpc({
  subject: "tracking.record.v1",
  request: z.object({ event: TrackEventBody, client: Client }),
  reply: z.object({ recorded: z.boolean() }),
  errors: ["unavailable"],
  timeoutMs: 1_500,
  idempotent: true,
});

/** Records a click on a product link. Idempotent by event id. */
export const recordClick = rpc({
  subject: "tracking.click.v1",
  request: z.object({ click: ClickBody, client: Client }),
  reply: z.object({ recorded: z.boolean() }),
  errors: ["unavailable"],
  timeoutMs: 1_500,
  idempotent: true,
});

export const trackingContract = { record: recordEvent, click: recordClick };
