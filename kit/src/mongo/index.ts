import { setTimeout as pause } from "node:timers/promises";
import mongoose, { type Connection } from "mongoose";
import { AppError } from "../errors/index.ts";
import type { Resource } from "../lifecycle/index.ts";
import type { Log } from "../log/index.ts";

mongoose.set("sanitizeFilter", true);
mongoose.set("strictQuery", "throw");

export type Mongo = Resource & { connection: Connection; check: () => Promise<void> };

const CONNECT_LIMIT_MS = 20_000;

/**
 * One service's own database. Fails within 2 s when the server is unreachable and recovers within a second of its
 * return; writes need a majority and the journal. With `canWait` the start retries an unreachable server in the
 * background.
 */
export async function connectMongo(
  env: { MONGO_URL: string; MONGO_TIMEOUT_MS?: number; TIMEOUT_FACTOR?: number },
  { database, log, canWait = false }: { database: string; log: Log; canWait?: boolean },
): Promise<Mongo> {
  const connection = mongoose.createConnection();
  const factor = env.TIMEOUT_FACTOR ?? 1;
  let closed = false;
  connection.on("disconnected", () => {
    if (!closed) log.warn("mongodb is unreachable");
  });
  connection.on("reconnected", () => log.info("mongodb is reachable again"));
  const options = {
    dbName: database,
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: 800 * factor,
    heartbeatFrequencyMS: 500,
    connectTimeoutMS: 500 * factor,
    socketTimeoutMS: (env.MONGO_TIMEOUT_MS ?? 1_500) * factor,
    maxPoolSize: 20,
    writeConcern: { w: "majority", journal: true, wtimeoutMS: 5_000 },
  } as const;
  const open = async (): Promise<void> => {
    await connection.openUri(env.MONGO_URL, options);
  };
  const openUntil = async (until: number): Promise<void> => {
    for (let tries = 0; !closed; tries++) {
      try {
        return await open();
      } catch (error) {
        if (Date.now() > until)
          throw new Error("MongoDB does not answer. Is MONGO_URL right and the server running?", { cause: error });
        if (tries % 30 === 0) log.warn("mongodb is not reachable yet");
        await pause(250);
      }
    }
  };
  if (canWait) await open().catch(() => void openUntil(Infinity));
  else await openUntil(Date.now() + CONNECT_LIMIT_MS);
  return {
    name: "mongodb",
    connection,
    async check() {
      if (connection.readyState !== mongoose.ConnectionStates.connected) throw new AppError("unavailable");
      await connection.db?.command({ ping: 1 });
    },
    async close() {
      closed = true;
      await connection.close();
    },
  };
}

/** A pattern that matches this text only. */
export const escapeRegex = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** True for a violated unique index. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === 11_000;

/** Awaits a write: false when it violates a unique index. */
export const isWritten = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    (error: unknown) => {
      if (isDuplicate(error)) return false;
      throw error;
    },
  );
