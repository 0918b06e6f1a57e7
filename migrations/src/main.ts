// Brings every service's database to what this version needs, then ends. Run once before a rollout.
import { BaseEnv, MongoEnv, readEnv } from "@hundeblick/kit/env";
import { createLog } from "@hundeblick/kit/log";
import { connectMongo } from "@hundeblick/kit/mongo";
import { z } from "zod";
import { MIGRATIONS } from "./migrations.ts";
import { runMigrations } from "./run-migrations.ts";

// an index of a large collection takes its time
const env = readEnv(
  z.object({ ...BaseEnv, ...MongoEnv, MONGO_TIMEOUT_MS: MongoEnv.MONGO_TIMEOUT_MS.default(3_600_000) }),
);
const log = createLog({ service: "migrations", level: env.LOG_LEVEL });
const mongo = await connectMongo(env, { database: "admin", log });
for (const [service, migrations] of Object.entries(MIGRATIONS)) {
  await runMigrations(mongo.connection.getClient().db(`hundeblick_${service}`), migrations, {
    log,
    now: () => new Date(),
  });
}
await mongo.close();
log.info("all databases are up to date");
