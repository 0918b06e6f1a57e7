import type { AdminDeps, AdminRoute } from "./endpoints/admin/admin-route.ts";
import { deadLetterRoutes } from "./endpoints/admin/dead-letters.route.ts";
import { discoverRoutes } from "./endpoints/admin/discover.route.ts";
import { emailRoutes } from "./endpoints/admin/emails.route.ts";
import { exportRoute } from "./endpoints/admin/export.route.ts";
import { importRoutes } from "./endpoints/admin/import.route.ts";
import { numberRoutes } from "./endpoints/admin/numbers.route.ts";
import { productRoutes } from "./endpoints/admin/products.route.ts";
import { reviewerRoutes } from "./endpoints/admin/reviewer.route.ts";
import { settingsRoutes } from "./endpoints/admin/settings.route.ts";
import { statusRoute } from "./endpoints/admin/status.route.ts";
import { updateRoutes } from "./endpoints/admin/updates.route.ts";

/** Every call of the admin area but signing in and out. */
export const adminRoutes = (deps: AdminDeps, { everyMs = 1_000 }: { everyMs?: number } = {}): AdminRoute[] => [
  ...productRoutes(deps),
  ...discoverRoutes(deps),
  ...updateRoutes({ ...deps, everyMs }),
  exportRoute(deps),
  ...importRoutes({ ...deps, everyMs: Math.min(everyMs, 250) }),
  ...numberRoutes(deps),
  ...emailRoutes(deps),
  ...settingsRoutes(deps),
  ...reviewerRoutes(deps),
  statusRoute(deps),
  ...deadLetterRoutes(deps),
];
