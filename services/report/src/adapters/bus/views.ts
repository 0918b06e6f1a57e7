import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import { reportViewed } from "@hundeblick/proto/events/report.v1";
import type { Views } from "../../domain/ports.ts";

/** Publishes a view, deduplicated by report and visit; nothing without a visit. Lost when the bus is unavailable. */
export const viewsOverBus = (bus: Pick<Bus, "publish">, log: Log): Views => ({
  record({ reportId, at, visit }) {
    if (!visit) return;
    const id = `${reportId}:viewed:${visit.sessionId}`;
    bus
      .publish(reportViewed, { reportId, at: at.toISOString(), visit }, { id })
      .catch((error: unknown) => log.warn({ err: error }, "view not published"));
  },
});
