import type { Log } from "@hundeblick/kit/log";
import { connectMongo } from "@hundeblick/kit/mongo";
import type { Rollups } from "../../domain/ports.ts";
import { COUNT_TIMEOUT_MS, dayModel, markModel, mongoRollups, rollupModel } from "./rollup.repository.ts";
import { sessionModel } from "./session.schema.ts";

/** Rollups on a connection with a longer timeout, because a count may take longer than a call. */
export async function connectRollups(
  env: { MONGO_URL: string },
  { database, log }: { database: string; log: Log },
): Promise<Rollups & { name: string; close: () => Promise<void> }> {
  const { connection, close } = await connectMongo({ ...env, MONGO_TIMEOUT_MS: COUNT_TIMEOUT_MS }, { database, log });
  return {
    name: "counting",
    close,
    ...mongoRollups(sessionModel(connection), rollupModel(connection), dayModel(connection), markModel(connection)),
  };
}
