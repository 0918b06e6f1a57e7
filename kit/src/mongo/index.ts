import mongoose, { type Connection } from "mongoose";
import { AppError } from "../errors/index.ts";
import type { Resource } from "../lifecycle/index.ts";
import type { Log } from "../log/index.ts";

mongoose.set("sanitizeFilter", true);
mongoose.set("strictQuery", "throw");

export type Mongo = Resource & { connection: Connection; check: () => Promise<void> };

const CONNECT_LIMIT_MS = 20_000;

/**
 * One service's own database. Fails within 2 s when the server is away and recovers within a second of its return.
 * Writes are acknowledged by a majority and the journal.
 */
export async function connectMongo(env: { MONGO_URL: string; MONGO_TIMEOUT_MS?: number }, { database, log }: { database: string; log: Log }): Promise<Mongo> {
  const connection = mongoose.createConnection();
  connection.on("disconnected", () => log.warn("mongodb is away"));
  connection.on("reconnected", () => log.info("mongodb is back"));
  const options = {
    dbName: database,
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: 800,
    heartbeatFrequencyMS: 500,
    connectTimeoutMS: 500,
    socketTimeoutMS: env.MONGO_TIMEOUT_MS ?? 1_500,
    maxPoolSize: 20,
    retryWrites: true,
    writeConcern: { w: "majority", journal: true, wtimeoutMS: 5_000 },
  } as const;
  const until = Date.now() + CONNECT_LIMIT_MS;
  for (;;) {
    try {
      await connection.openUri(env.MONGO_URL, options);
      break;
    } catch (error) {
      if (Date.now() > until) throw new Error("MongoDB does not answer. Is MONGO_URL right and the server running?", { cause: error });
      log.warn("mongodb is not there yet");
    }
  }
  return {
    name: "mongodb",
    connection,
    async check() { await connection.db?.command({ ping: 1 }); },
    async close() { await connection.close(); },
  };
}

/** True for a violated unique index. */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === 11_000;

/** Runs a database operation; a server that is away becomes `unavailable`, everything else is thrown on. */
export async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && /^Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|PoolCleared|PoolClosed|Topology|WaitQueue)|^MongooseServerSelection/.test(error.name)) {
      throw new AppError("unavailable", { cause: error });
    }
    throw error;
  }
}
