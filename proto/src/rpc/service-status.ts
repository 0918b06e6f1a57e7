import { z } from "zod";
import { rpc } from "./define.ts";

/** Every deployable but the gateway, which calls them. */
export const SERVICES = ["analysis", "report", "catalogue", "scraper", "tracking", "mail"] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Current figures with their units. Exported as the metric `hundeblick.<name>`. */
export const FIGURES = {
  "analysis.unfinished": "{analysis}",
  "analysis.oldest_unfinished.age": "s",
  "bus.dead_letters.kept": "{message}",
  "outbox.waiting": "{event}",
  "outbox.age": "s",
  "mail.waiting": "{mail}",
  "mail.oldest_waiting.age": "s",
  "mail.dead": "{mail}",
  "ai.breaker.open": "{breaker}",
  "ai.calls.today": "{call}",
  "ai.calls.limit": "{call}",
} as const;
export type FigureName = keyof typeof FIGURES;
const FIGURE_NAMES = Object.keys(FIGURES) as [FigureName, ...FigureName[]];

/** Status of one process. A figure is null when its store could not be read. */
export const ServiceStatus = z.object({
  ready: z.boolean(),
  dependencies: z.record(z.string().max(40), z.enum(["ok", "down"])),
  figures: z.partialRecord(z.enum(FIGURE_NAMES), z.number().nullable()),
  startedAt: z.iso.datetime(),
});
export type ServiceStatus = z.infer<typeof ServiceStatus>;

/** Status of a service, by any of its processes. Not retried, because a missing reply is a result. */
export const serviceStatus = (service: ServiceName) =>
  rpc({
    subject: `${service}.service-status.v1`,
    request: z.object({}),
    reply: ServiceStatus,
    timeoutMs: 2_500,
    idempotent: false,
  });
