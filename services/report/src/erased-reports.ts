// For deploy/compose/restore.sh, after which what was erased since the backup is back:
// erased-reports.ts list   prints the ids of all erased reports
// erased-reports.ts erase  erases those on standard input that are back, as their owners did
import { createInterface } from "node:readline";
import { connectBus } from "@hundeblick/kit/bus";
import { readEnv } from "@hundeblick/kit/env";
import { createLog } from "@hundeblick/kit/log";
import { connectMongo } from "@hundeblick/kit/mongo";
import { eraseAgain } from "./domain/erase-report.ts";
import { Env } from "./env.ts";
import { reportParts } from "./parts.ts";

const env = readEnv(Env);
const log = createLog({ service: "erased-reports", level: "error" });
/** No index knows erased reports: listing them reads all. */
const MONGO_TIMEOUT_MS = 600_000;
const mongo = await connectMongo({ ...env, MONGO_TIMEOUT_MS }, { database: "hundeblick_report", log });

async function list(): Promise<void> {
  // without the model, which would make indexes
  const erased = mongo.connection.collection("reports").find({ erasedAt: { $exists: true } });
  for await (const { _id } of erased.project({ _id: 1 })) console.log(String(_id));
}

async function erase(): Promise<void> {
  const bus = await connectBus(env, { name: "report", log });
  try {
    const parts = await reportParts({ mongo, bus, log });
    const count = await eraseAgain(parts, createInterface({ input: process.stdin }));
    console.log(`${count} reports that were deleted after the backup are deleted again`);
  } finally {
    await bus.close();
  }
}

try {
  if (process.argv[2] === "list") await list();
  else if (process.argv[2] === "erase") await erase();
  else throw new Error("list or erase");
} finally {
  await mongo.close();
}
