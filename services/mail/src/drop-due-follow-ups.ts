// For deploy/compose/restore.sh: removes follow-ups that were due before now. They wait for weeks, so most of those in a
// backup have been sent since.
import { BaseEnv, MongoEnv, readEnv } from "@hundeblick/kit/env";
import { createLog } from "@hundeblick/kit/log";
import { connectMongo } from "@hundeblick/kit/mongo";
import { z } from "zod";
import { mongoOutbox, outboxModel } from "./adapters/mongo/outbox.repository.ts";

const log = createLog({ service: "drop-due-follow-ups", level: "error" });
const mongo = await connectMongo(readEnv(z.object({ ...BaseEnv, ...MongoEnv })), { database: "hundeblick_mail", log });
const now = () => new Date();
try {
  const count = await mongoOutbox(outboxModel(mongo.connection), now).removeBefore(now(), "follow_up");
  console.log(`${count} follow-ups that were due since the backup are not sent`);
} finally {
  await mongo.close();
}
