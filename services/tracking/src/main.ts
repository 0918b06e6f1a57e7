import { connectBus } from "@hundeblick/kit/bus";
import { mongoDeadLetters, serveDeadLetters } from "@hundeblick/kit/dead-letters";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { tellStatus } from "@hundeblick/kit/status";
import { trackingContract } from "@hundeblick/proto/rpc/tracking";
import { reportsOverBus } from "./adapters/bus/reports.ts";
import { catalogueProducts } from "./adapters/catalogue/find-product.ts";
import { whoseOf } from "./adapters/client/address.ts";
import { clientReader } from "./adapters/client/read-client.ts";
import { mongoClickNumbers } from "./adapters/mongo/click-numbers.ts";
import { checkUseModel, mongoCheckUses } from "./adapters/mongo/check-use.repository.ts";
import { clickModel, mongoClicks } from "./adapters/mongo/click.repository.ts";
import { erasedReportModel, mongoErasedReports } from "./adapters/mongo/erased-report.repository.ts";
import { patientRollups } from "./adapters/mongo/patient-rollups.ts";
import { dayModel, markModel, rollupModel } from "./adapters/mongo/rollup.repository.ts";
import { mongoSessions } from "./adapters/mongo/session.repository.ts";
import { sessionModel } from "./adapters/mongo/session.schema.ts";
import { mongoVisitCounts } from "./adapters/mongo/visit-counts.ts";
import { mongoVisitList } from "./adapters/mongo/visit-list.ts";
import { mongoRetention } from "./adapters/mongo/retention.repository.ts";
import { aTenthOfTheTime } from "./domain/a-tenth.ts";
import { completeSince } from "./domain/retention.ts";
import { sweep } from "./domain/sweep.ts";
import { checkUseEndpoints } from "./endpoints/check-uses.rpc.ts";
import { followFacts } from "./endpoints/follow-facts.ts";
import { operatorNumbers } from "./endpoints/operator-numbers.rpc.ts";
import { recordClickEndpoint } from "./endpoints/record-click.rpc.ts";
import { recordEventEndpoint } from "./endpoints/record-event.rpc.ts";
import { retentionEndpoints } from "./endpoints/retention.rpc.ts";
import { Env } from "./env.ts";

const ROLLUP_MS = 10_000;
const SWEEP_MS = 3_600_000;

const { env, log, app } = startProcess("tracking", Env);

const database = "hundeblick_tracking";
const mongo = app.use(await connectMongo(env, { database, log }));
const rollups = app.use(await patientRollups(env, { database, log }));
const bus = app.use(await connectBus(env, { name: "tracking", log }));

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
const now = () => new Date();
const sessions = mongoSessions(models.session, now);
const clicks = mongoClicks(models.click);
const checkUses = mongoCheckUses(models.checkUse);
const erased = mongoErasedReports(models.erased);
const kept = mongoRetention(mongo.connection, env.TRACKING_RAW_DAYS);
const recount = async () => rollups.refresh(now(), await completeSince(kept, now()));
const readClient = clientReader(env.TRACKING_KEY);

await bus.serve(trackingContract, {
  record: recordEventEndpoint({ sessions, readClient, ownHost: new URL(env.PUBLIC_URL).hostname, now }),
  click: recordClickEndpoint({ sessions, clicks, erased, readClient, now }),
  ...checkUseEndpoints({ checkUses, readClient, now }),
  ...retentionEndpoints(kept),
  ...operatorNumbers({
    sessions,
    clicks,
    checkUses,
    rollups,
    recount,
    now,
    visits: mongoVisitList(models.session),
    counts: mongoVisitCounts(models.session, models.day, models.mark),
    clickNumbers: mongoClickNumbers(models.click),
    findProduct: catalogueProducts(bus),
    kept,
    readWhose: (text) => whoseOf(env.TRACKING_KEY, text),
  }),
});
const deadLetters = await mongoDeadLetters(mongo.connection);
await followFacts(bus, { sessions, clicks, checkUses, erased, reports: reportsOverBus(bus), deadLetters });
await serveDeadLetters({ bus, service: "tracking", deadLetters });
await tellStatus({ app, bus, service: "tracking", figures: { "bus.dead_letters.kept": () => deadLetters.count() } });
app.every(ROLLUP_MS, "count visits", aTenthOfTheTime(recount));
app.every(SWEEP_MS, "sweep visits", () => sweep({ sessions, clicks, checkUses, kept, now }));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
