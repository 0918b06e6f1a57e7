import { analysisMigrations } from "./services/analysis.ts";
import { catalogueMigrations } from "./services/catalogue.ts";
import { gatewayMigrations } from "./services/gateway.ts";
import { mailMigrations } from "./services/mail.ts";
import { reportMigrations } from "./services/report.ts";
import { scraperMigrations } from "./services/scraper.ts";
import { trackingMigrations } from "./services/tracking.ts";

/** Migrations of each service's database, in order. */
export const MIGRATIONS = {
  analysis: analysisMigrations,
  catalogue: catalogueMigrations,
  gateway: gatewayMigrations,
  mail: mailMigrations,
  report: reportMigrations,
  scraper: scraperMigrations,
  tracking: trackingMigrations,
} as const;
