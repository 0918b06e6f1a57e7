import type { Bus } from "@hundeblick/kit/bus";
import { testBus, testMongo, testPrefix } from "@hundeblick/kit/testing";
import { trackingContract } from "@hundeblick/proto/rpc/tracking";
import { clientReader } from "../../src/adapters/client/read-client.ts";
import { clickModel, mongoClicks } from "../../src/adapters/mongo/click.repository.ts";
import { erasedReportModel, mongoErasedReports } from "../../src/adapters/mongo/erased-report.repository.ts";
import { mongoRollups, rollupModel } from "../../src/adapters/mongo/rollup.repository.ts";
import { mongoSessions } from "../../src/adapters/mongo/session.repository.ts";
import { sessionModel } from "../../src/adapters/mongo/session.schema.ts";
import { followFacts } from "../../src/endpoints/follow-facts.ts";
import { recordClickEndpoint } from "../../src/endpoints/record-click.rpc.ts";
import { recordEventEndpoint } from "../../src/endpoints/record-event.rpc.ts";

/** The parts of the service on a fresh database; the clock stands where a test puts it. */
export async function trackingParts() {
  const mongo = await testMongo();
  const models = { session: sessionModel(mongo.connection), click: clickModel(mongo.connection), erased: erasedReportModel(mongo.connection), rollup: rollupModel(mongo.connection) };
  for (const model of Object.values(models)) await model.createIndexes();
  const clock = { now: new Date() };
  const deps = {
    sessions: mongoSessions(models.session, () => clock.now), clicks: mongoClicks(models.click), erased: mongoErasedReports(models.erased),
    readClient: clientReader("0123456789abcdef0123456789abcdef"), ownHost: "hundeblick.example", now: () => clock.now,
  };
  return { mongo, models, clock, deps, rollups: mongoRollups(models.session, models.rollup, mongo.connection), close: () => mongo.close() };
}

/** The whole service on a real bus, and a caller of it. */
export async function trackingService() {
  const parts = await trackingParts();
  const prefix = testPrefix();
  const [service, caller]: [Bus, Bus] = [await testBus("tracking", prefix), await testBus("caller", prefix)];
  await service.serve(trackingContract, { record: recordEventEndpoint(parts.deps), click: recordClickEndpoint(parts.deps) });
  await followFacts(service, parts.deps);
  return { ...parts, caller, close: async () => { await caller.close(); await service.close(); await parts.close(); } };
}
