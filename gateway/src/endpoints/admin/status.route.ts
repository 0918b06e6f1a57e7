import type { StatusReply } from "@hundeblick/proto/http/admin/status";
import { serviceStatus, SERVICES, type ServiceStatus } from "@hundeblick/proto/rpc/service-status";
import { type AdminDeps, type AdminRoute, get } from "./admin-route.ts";

/** GET /status: the status of every process, also of those that do not reply. */
export function statusRoute({ bus, readiness }: Pick<AdminDeps, "bus" | "readiness">): AdminRoute {
  const startedAt = new Date().toISOString();
  return get("/status", async () => {
    const own = readiness().then((state): ServiceStatus => ({ ...state, figures: {}, startedAt }));
    const others = SERVICES.map((service) =>
      bus
        .call(serviceStatus(service), {})
        .catch(() => null)
        .then((status) => ({ service, status })),
    );
    const services = [{ service: "gateway" as const, status: await own }, ...(await Promise.all(others))];
    return { at: new Date().toISOString(), services } satisfies StatusReply;
  });
}
