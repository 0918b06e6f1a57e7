import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { connectMongo } from "@hundeblick/kit/mongo";
import { connectObjects } from "@hundeblick/kit/objects";
import { connectRedis } from "@hundeblick/kit/redis";
import { quietLog } from "@hundeblick/kit/testing";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";

export type Stores = Awaited<ReturnType<typeof openStores>>;
type Env = Record<string, string | undefined>;
const need = (env: Env, name: string): string => {
  const value = env[name];
  if (!value) throw new Error(`${name} is not in the system's environment`);
  return value;
};

/** A checker's view behind the product's back: what is really in the stores. */
export async function openStores(env: Env) {
  const reports = await connectMongo({ MONGO_URL: need(env, "MONGO_URL") }, { database: "hundeblick_report", log: quietLog });
  const redis = await connectRedis({ REDIS_URL: need(env, "REDIS_URL") }, { log: quietLog });
  const objects = connectObjects({
    S3_ENDPOINT: need(env, "S3_ENDPOINT"), S3_BUCKET: env["S3_BUCKET"] ?? "photos", S3_REGION: env["S3_REGION"] ?? "us-east-1",
    S3_ACCESS_KEY_ID: need(env, "S3_ACCESS_KEY_ID"), S3_SECRET_ACCESS_KEY: need(env, "S3_SECRET_ACCESS_KEY"),
  });
  return {
    reportsOf: (analysisId: string): Promise<number> => reports.connection.collection("reports").countDocuments({ analysisId }),
    objects,
    flushRedis: () => redis.redis.flushall(),
    async deleteJobStream(): Promise<void> {
      const nats = await connect({ servers: need(env, "NATS_URL") });
      await (await jetstreamManager(nats)).streams.delete(analysePhotoJob.stream);
      await nats.close();
    },
    async close(): Promise<void> {
      await Promise.all([reports.close(), redis.close(), objects.close()]);
    },
  };
}
