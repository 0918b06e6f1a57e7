import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { newId } from "@hundeblick/proto/ids";
import { type Bus, connectBus } from "../bus/index.ts";
import { createLog, type Log } from "../log/index.ts";
import { connectMongo, type Mongo } from "../mongo/index.ts";
import { connectObjects, type Objects } from "../objects/index.ts";
import { connectRedis } from "../redis/index.ts";
import { WIDE_TIMEOUTS } from "./limits.ts";

/** Logs nothing unless TEST_LOG names a level. */
export const quietLog: Log = createLog({ service: "test", level: process.env["TEST_LOG"] ?? "silent" });

function server(variable: string): string {
  const address = process.env[variable];
  if (!address)
    throw new Error(`${variable} is not set: this test needs the backing servers (make integration starts them).`);
  return address;
}

/** A fresh database on the real server; dropped by `close` unless the server ends with the run. */
export async function testMongo(): Promise<Mongo> {
  const mongo = await connectMongo(
    { MONGO_URL: server("MONGO_URL"), ...WIDE_TIMEOUTS },
    { database: `test_${newId().replaceAll("-", "0")}`, log: quietLog },
  );
  return {
    ...mongo,
    close: async () => {
      // SecantusDB answers nobody while it deletes a database: 50 s for 4,000 documents on a busy machine
      if (!process.env["OWN_MONGO"]) await mongo.connection.dropDatabase().catch(() => false);
      await mongo.close();
    },
  };
}

/** Connections to the real bus with a prefix per test; `{}` as timeouts are the product's. Streams drop on `close`. */
export async function testBus(
  name: string,
  prefix: string,
  timeouts: { TIMEOUT_FACTOR?: number } = WIDE_TIMEOUTS,
): Promise<Bus> {
  const bus = await connectBus({ NATS_URL: server("NATS_URL"), ...timeouts }, { name, log: quietLog, prefix });
  return {
    ...bus,
    close: async () => {
      await bus.close();
      await dropStreams(prefix);
    },
  };
}

async function dropStreams(prefix: string): Promise<void> {
  const nats = await connect({ servers: server("NATS_URL") });
  const { streams } = await jetstreamManager(nats);
  for await (const name of streams.names())
    if (name.startsWith(`${prefix}_`)) await streams.delete(name).catch(() => false);
  await nats.close();
}
export const testPrefix = (): string => `t${newId().replaceAll(/[-_]/g, "0")}`;

export const testRedis = () => connectRedis({ REDIS_URL: server("REDIS_URL"), ...WIDE_TIMEOUTS }, { log: quietLog });

/** The real object store; tests use random ids as keys. `{}` as timeouts are the product's. */
export const testObjects = (
  S3_ENDPOINT = server("S3_ENDPOINT"),
  timeouts: { TIMEOUT_FACTOR?: number } = WIDE_TIMEOUTS,
): Objects =>
  connectObjects({
    ...timeouts,
    S3_ENDPOINT,
    S3_BUCKET: process.env["S3_BUCKET"] ?? "photos",
    S3_REGION: process.env["S3_REGION"] ?? "us-east-1",
    S3_ACCESS_KEY_ID: server("S3_ACCESS_KEY_ID"),
    S3_SECRET_ACCESS_KEY: server("S3_SECRET_ACCESS_KEY"),
  });
