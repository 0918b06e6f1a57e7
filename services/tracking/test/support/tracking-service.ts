import type { Bus } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import { fakeBus, testBus, testMongo, testPrefix, memoryDeadLetters } from "@hundeblick/kit/testing";
import { reportSummary } from "@hundeblick/proto/rpc/report";
import { checkUseModel } from "../../src/adapters/mongo/check-use.repository.ts";
import { clickModel } from "../../src/adapters/mongo/click.repository.ts";
import { dayModel, markModel, mongoRollups, rollupModel } from "../../src/adapters/mongo/rollup.repository.ts";
import { sessionModel } from "../../src/adapters/mongo/session.schema.ts";
import type { ReportSummary } from "../../src/domain/ports.ts";
import { trackingParts as parts } from "../../src/parts.ts";
import { serveTracking } from "../../src/service.ts";

const ENV = {
  TRACKING_KEY: "0123456789abcdef0123456789abcdef",
  TRACKING_RAW_DAYS: 90,
  PUBLIC_URL: "https://hundeblick.example",
};
export const PRODUCT = "PPPPPPPPPPPPPPPPPPPPPP";

/** The parts of the service on a new database, with a manual clock. */
export async function trackingParts(bus: Pick<Bus, "call"> = fakeBus()) {
  const mongo = await testMongo();
  const models = {
    session: sessionModel(mongo.connection),
    click: clickModel(mongo.connection),
    checkUse: checkUseModel(mongo.connection),
    rollup: rollupModel(mongo.connection),
    day: dayModel(mongo.connection),
    mark: markModel(mongo.connection),
  };
  const clock = { now: new Date() };
  const rollups = mongoRollups(models.session, models.rollup, models.day, models.mark);
  const deps = {
    ...(await parts({ env: ENV, mongo, rollups, bus, now: () => clock.now })),
    findProduct: async (asin: string) =>
      asin === "DEMO000001"
        ? { productId: PRODUCT, url: "/demo-shop/de/DEMO000001", imageUrl: "/img/demo/bottle.svg" }
        : null,
    deadLetters: memoryDeadLetters(),
  };
  return { mongo, models, clock, deps, close: () => mongo.close() };
}

/** The whole service on a real bus, with a client. */
export async function trackingService() {
  const prefix = testPrefix();
  const [service, caller]: [Bus, Bus] = [await testBus("tracking", prefix), await testBus("caller", prefix)];
  const system = await trackingParts(service);
  /** Summaries of the stub report service; others count as erased. */
  const summaries = new Map<string, ReportSummary>();
  await caller.serve(
    { summary: reportSummary },
    {
      summary: async ({ reportId }) => {
        const summary = summaries.get(reportId);
        if (!summary) throw new AppError("report_not_found");
        return summary;
      },
    },
  );
  await serveTracking(service, system.deps);
  return {
    ...system,
    summaries,
    caller,
    close: async () => {
      await caller.close();
      await service.close();
      await system.close();
    },
  };
}
