import { type Bus, handle } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import { testBus, testMongo, testPrefix, memoryDeadLetters } from "@hundeblick/kit/testing";
import { reportSummary } from "@hundeblick/proto/rpc/report";
import { trackingContract } from "@hundeblick/proto/rpc/tracking";
import { reportsOverBus } from "../../src/adapters/bus/reports.ts";
import { toVisitorFilter } from "../../src/adapters/client/address.ts";
import { clientReader } from "../../src/adapters/client/read-client.ts";
import { mongoClickNumbers } from "../../src/adapters/mongo/click-numbers.ts";
import { checkUseModel, mongoCheckUses } from "../../src/adapters/mongo/check-use.repository.ts";
import { clickModel, mongoClicks } from "../../src/adapters/mongo/click.repository.ts";
import { erasedReportModel, mongoErasedReports } from "../../src/adapters/mongo/erased-report.repository.ts";
import { mongoReportTimes } from "../../src/adapters/mongo/report-times.ts";
import { dayModel, markModel, mongoRollups, rollupModel } from "../../src/adapters/mongo/rollup.repository.ts";
import { mongoRetention } from "../../src/adapters/mongo/retention.repository.ts";
import { mongoSessions } from "../../src/adapters/mongo/session.repository.ts";
import { sessionModel } from "../../src/adapters/mongo/session.schema.ts";
import { mongoVisitCounts } from "../../src/adapters/mongo/visit-counts.ts";
import { mongoVisitList } from "../../src/adapters/mongo/visit-list.ts";
import type { ReportSummary } from "../../src/domain/ports.ts";
import { firstCompleteDay } from "../../src/domain/retention.ts";
import { checkUseEndpoints } from "../../src/endpoints/check-uses.rpc.ts";
import { figuresEndpoint } from "../../src/endpoints/figures.rpc.ts";
import { subscribeEvents } from "../../src/endpoints/subscribe-events.ts";
import { operatorNumbers } from "../../src/endpoints/operator-numbers.rpc.ts";
import { recordClickEndpoint } from "../../src/endpoints/record-click.rpc.ts";
import { recordEventEndpoint } from "../../src/endpoints/record-event.rpc.ts";
import { retentionEndpoints } from "../../src/endpoints/retention.rpc.ts";

const KEY = "0123456789abcdef0123456789abcdef";
export const PRODUCT = "PPPPPPPPPPPPPPPPPPPPPP";

/** The parts of the service on a new database, with a manual clock. */
export async function trackingParts() {
  const mongo = await testMongo();
  const models = {
    session: sessionModel(mongo.connection),
    click: clickModel(mongo.connection),
    checkUse: checkUseModel(mongo.connection),
    erased: erasedReportModel(mongo.connection),
    rollup: rollupModel(mongo.connection),
    day: dayModel(mongo.connection),
    mark: markModel(mongo.connection),
  };
  for (const model of Object.values(models)) await model.createIndexes();
  const clock = { now: new Date() };
  const now = () => clock.now;
  const rollups = mongoRollups(models.session, models.rollup, models.day, models.mark);
  const retention = mongoRetention(mongo.connection, 90);
  const deps = {
    retention,
    sessions: mongoSessions(models.session, now),
    clicks: mongoClicks(models.click),
    checkUses: mongoCheckUses(models.checkUse),
    erased: mongoErasedReports(models.erased),
    readClient: clientReader(KEY),
    ownHost: "hundeblick.example",
    now,
    rollups,
    recount: async () => rollups.refresh(now(), await firstCompleteDay(retention, now())),
    readFilter: (text: string) => toVisitorFilter(KEY, text),
    visits: mongoVisitList(models.session),
    counts: mongoVisitCounts(models.session, models.day, models.mark),
    reportTimes: mongoReportTimes(models.session),
    clickNumbers: mongoClickNumbers(models.click),
    findProduct: async (asin: string) =>
      asin === "DEMO000001"
        ? { productId: PRODUCT, url: "/demo-shop/de/DEMO000001", imageUrl: "/img/demo/bottle.svg" }
        : null,
  };
  return { mongo, models, clock, deps, rollups, close: () => mongo.close() };
}

/** The whole service on a real bus, with a client. */
export async function trackingService() {
  const parts = await trackingParts();
  const prefix = testPrefix();
  /** Summaries of the stub report service; others count as erased. */
  const summaries = new Map<string, ReportSummary>();
  const [service, caller]: [Bus, Bus] = [await testBus("tracking", prefix), await testBus("caller", prefix)];
  await service.serve(trackingContract, {
    record: recordEventEndpoint(parts.deps),
    click: recordClickEndpoint(parts.deps),
    ...checkUseEndpoints(parts.deps),
    ...retentionEndpoints(parts.deps.retention),
    figures: figuresEndpoint(parts.deps),
    ...operatorNumbers(parts.deps),
  });
  await caller.serve(
    { summary: reportSummary },
    {
      summary: handle(reportSummary, async ({ reportId }) => {
        const summary = summaries.get(reportId);
        if (!summary) throw new AppError("report_not_found");
        return summary;
      }),
    },
  );
  await subscribeEvents(service, { ...parts.deps, reports: reportsOverBus(service), deadLetters: memoryDeadLetters() });
  return {
    ...parts,
    summaries,
    caller,
    close: async () => {
      await caller.close();
      await service.close();
      await parts.close();
    },
  };
}
