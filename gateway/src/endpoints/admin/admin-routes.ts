import type { AdminDeps, AdminRoute } from "./admin-route.ts";
import { deadLetterRoutes } from "./dead-letters.route.ts";
import { discoverRoutes } from "./discover.route.ts";
import { emailRoutes } from "./emails.route.ts";
import { exportRoute } from "./export.route.ts";
import { importRoutes } from "./import.route.ts";
import { numberRoutes } from "./numbers.route.ts";
import { productRoutes } from "./products.route.ts";
import { settingsRoutes } from "./settings.route.ts";
import { statusRoute } from "./status.route.ts";
import { updateRoutes } from "./updates.route.ts";

/** Every call of the admin area but signing in and out. */
export const adminRoutes = (deps: AdminDeps, { everyMs }: { everyMs?: number } = {}): AdminRoute[] => [
  ...productRoutes(deps),
  ...discoverRoutes(deps),
  ...updateRoutes(deps, everyMs),
  exportRoute(deps),
  ...importRoutes(deps),
  ...numberRoutes(deps),
  ...emailRoutes(deps),
  ...settingsRoutes(deps),
  statusRoute(deps),
  ...deadLetterRoutes(deps),
];
