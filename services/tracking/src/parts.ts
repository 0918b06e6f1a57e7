import type { Bus } from "@hundeblick/kit/bus";
import { mongoDeadLetters } from "@hundeblick/kit/dead-letters";
import { mongoErasedIds } from "@hundeblick/kit/erased-ids";
import type { Mongo } from "@hundeblick/kit/mongo";
import { reportsOverBus } from "./adapters/bus/reports.ts";
import { catalogueProducts } from "./adapters/catalogue/find-product.ts";
import { toVisitorFilter } from "./adapters/client/address.ts";
import { clientReader } from "./adapters/client/read-client.ts";
import { mongoClickNumbers } from "./adapters/mongo/click-numbers.ts";
import { checkUseModel, mongoCheckUses } from "./adapters/mongo/check-use.repository.ts";
import { clickModel, mongoClicks } from "./adapters/mongo/click.repository.ts";
import { mongoReportTimes } from "./adapters/mongo/report-times.ts";
import { dayModel, markModel, rollupModel } from "./adapters/mongo/rollup.repository.ts";
import { mongoSessions } from "./adapters/mongo/session.repository.ts";
import { sessionModel } from "./adapters/mongo/session.schema.ts";
import { mongoVisitCounts } from "./adapters/mongo/visit-counts.ts";
import { mongoVisitList } from "./adapters/mongo/visit-list.ts";
import { mongoRetention } from "./adapters/mongo/retention.repository.ts";
import type { Rollups } from "./domain/ports.ts";
import { firstCompleteDay } from "./domain/retention.ts";
import type { Env } from "./env.ts";

type Connected = {
  env: Pick<Env, "TRACKING_KEY" | "TRACKING_RAW_DAYS" | "PUBLIC_URL">;
  mongo: Pick<Mongo, "connection">;
  rollups: Rollups;
  bus: Pick<Bus, "call">;
  now?: () => Date;
};
export type TrackingParts = Awaited<ReturnType<typeof trackingParts>>;

/** Wires the service's parts, with the indexes in place. */
export async function trackingParts({ env, mongo: { connection }, rollups, bus, now = () => new Date() }: Connected) {
  const models = {
    session: sessionModel(connection),
    click: clickModel(connection),
    checkUse: checkUseModel(connection),
    rollup: rollupModel(connection),
    day: dayModel(connection),
    mark: markModel(connection),
  };
  for (const model of Object.values(models)) await model.createIndexes();
  const deadLetters = await mongoDeadLetters(connection);
  const retention = mongoRetention(connection, env.TRACKING_RAW_DAYS);
  return {
    now,
    retention,
    rollups,
    recount: async () => rollups.refresh(now(), await firstCompleteDay(retention, now())),
    sessions: mongoSessions(models.session, now),
    clicks: mongoClicks(models.click),
    checkUses: mongoCheckUses(models.checkUse),
    erased: await mongoErasedIds(connection, "erased_reports"),
    visits: mongoVisitList(models.session),
    counts: mongoVisitCounts(models.session, models.day, models.mark),
    reportTimes: mongoReportTimes(models.session),
    clickNumbers: mongoClickNumbers(models.click),
    findProduct: catalogueProducts(bus),
    reports: reportsOverBus(bus),
    deadLetters,
    readClient: clientReader(env.TRACKING_KEY),
    readFilter: (text: string) => toVisitorFilter(env.TRACKING_KEY, text),
    ownHost: new URL(env.PUBLIC_URL).hostname,
    figures: { "bus.dead_letters.kept": () => deadLetters.count() },
  };
}
