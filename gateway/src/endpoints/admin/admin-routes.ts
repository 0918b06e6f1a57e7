import type { Bus } from "@hundeblick/kit/bus";
import type { AuditLog } from "../../operators/ports.ts";
import type { AdminRoute } from "./admin-route.ts";
import { productRoutes } from "./products.route.ts";

/** Every call of the admin area but signing in and out. */
export const adminRoutes = (deps: { bus: Pick<Bus, "call">; audit: AuditLog }): AdminRoute[] => [
  ...productRoutes(deps),
];
