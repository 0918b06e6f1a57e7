import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import { reportViewed } from "@hundeblick/proto/events/report.v1";
import type { Views } from "../../domain/ports.ts";

/**
 * Tells a view once per visit: the id of the fact is made of report and visit, and everybody who follows it counts an
 * id once. Without a visit there is nobody to count. A view is a statistic: when the bus is away it is lost, and the
 * reader reads on.
 */
export const viewsOverBus = (bus: Pick<Bus, "publish">, log: Log): Views => ({
  record({ reportId, at, visit }) {
    if (!visit) return;
    const id = `${reportId}:viewed:${visit.sessionId}`;
    bus
      .publish(reportViewed, { reportId, at: at.toISOString(), visit }, { id })
      .catch((error: unknown) => log.warn({ err: error }, "view not published"));
  },
});
