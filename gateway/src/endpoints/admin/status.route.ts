import { listStatuses } from "../../domain/service-status.ts";
import { type AdminDeps, type AdminRoute, get } from "./admin-route.ts";

/** GET /status: the status of every process, also of those that do not reply. */
export function statusRoute({ bus, readiness }: Pick<AdminDeps, "bus" | "readiness">): AdminRoute {
  const startedAt = new Date();
  return get("/status", () => listStatuses(bus, { readiness, startedAt }));
}
