// Migrates every service's database to this version, then exits. Run once before a rollout.
import { BaseEnv, MongoEnv } from "@hundeblick/kit/env";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { z } from "zod";
import { MIGRATIONS } from "./migrations.ts";
import { runMigrations } from "./run-migrations.ts";

const { env, log, app } = startProcess(
  "migrations",
  // an index of a large collection takes long to build
  z.object({ ...BaseEnv, ...MongoEnv, MONGO_TIMEOUT_MS: MongoEnv.MONGO_TIMEOUT_MS.default(3_600_000) }),
);
const mongo = app.use(await connectMongo(env, { database: "admin", log }));
for (const [service, migrations] of Object.entries(MIGRATIONS)) {
  await runMigrations(mongo.connection.getClient().db(`hundeblick_${service}`), migrations, {
    log,
    now: () => new Date(),
  });
}
log.info("all databases are up to date");
await app.stop("done");
