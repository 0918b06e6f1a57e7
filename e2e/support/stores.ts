import { type ConsumerInfo, jetstreamManager, type StreamInfo } from "@nats-io/jetstream";
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

/** Stored analysis, report and mail, as far as a checker needs them. */
export type StoredAnalysis = {
  _id: string;
  state: string;
  attempt: number;
  tries: number;
  uploadKey: string;
  photoKey: string;
  photoStored: boolean;
  failure?: string;
  result?: { reportId: string };
  wakeAt?: Date;
  outbox: unknown[];
};
export type StoredReport = { _id: string; analysisId: string; photoKey: string; unlocked: boolean; outbox: unknown[] };
type StoredMail = { _id: string; state: string; order: { template: string; reportId?: string } };
type StreamState = { stream: StreamInfo; consumers: ConsumerInfo[] };

/** Direct access to the stores, for a checker. */
export async function openStores(env: Env) {
  const database = (name: string) =>
    connectMongo(
      { MONGO_URL: need(env, "MONGO_URL"), MONGO_TIMEOUT_MS: 60_000 },
      { database: `hundeblick_${name}`, log: quietLog },
    );
  const [analyses, reports, mails] = await Promise.all([database("analysis"), database("report"), database("mail")]);
  const redis = await connectRedis({ REDIS_URL: need(env, "REDIS_URL") }, { log: quietLog });
  const objects = connectObjects({
    S3_ENDPOINT: need(env, "S3_ENDPOINT"),
    S3_BUCKET: env["S3_BUCKET"] ?? "photos",
    S3_REGION: env["S3_REGION"] ?? "us-east-1",
    S3_ACCESS_KEY_ID: need(env, "S3_ACCESS_KEY_ID"),
    S3_SECRET_ACCESS_KEY: need(env, "S3_SECRET_ACCESS_KEY"),
  });
  return {
    reportsOf: (analysisId: string): Promise<number> =>
      reports.connection.collection("reports").countDocuments({ analysisId }),
    objects,
    analyses: () => analyses.connection.collection<StoredAnalysis>("analyses"),
    reports: () => reports.connection.collection<StoredReport>("reports"),
    /** Dead letters. */
    deadLetters: (service: "mail" | "tracking") =>
      mails.connection
        .getClient()
        .db(`hundeblick_${service}`)
        .collection<{ _id: string; consumer: string; body: string }>("dead_letters"),
    mails: () => mails.connection.collection<StoredMail>("outbox"),
    /** Every document of every database of the product, as text. */
    async documents(): Promise<{ collection: string; json: string }[]> {
      const client = analyses.connection.getClient();
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
      const found: { collection: string; json: string }[] = [];
      for (const { name } of databases.filter((each) => each.name.startsWith("hundeblick_")))
        for (const { name: collection } of await client.db(name).listCollections().toArray())
          for (const document of await client.db(name).collection(collection).find().toArray())
            found.push({ collection, json: JSON.stringify(document) });
      return found;
    },
    /** Flushes the database's journal into its data files. */
    checkpoint: () => analyses.connection.getClient().db("admin").command({ fsync: 1 }),
    /** Every stream with its consumers. */
    async streams(): Promise<StreamState[]> {
      const nats = await connect({ servers: need(env, "NATS_URL") });
      try {
        const manager = await jetstreamManager(nats);
        const states: StreamState[] = [];
        for await (const stream of manager.streams.list()) {
          const state: StreamState = { stream, consumers: [] };
          for await (const consumer of manager.consumers.list(stream.config.name)) state.consumers.push(consumer);
          states.push(state);
        }
        return states;
      } finally {
        await nats.close();
      }
    },
    flushRedis: () => redis.redis.flushall(),
    async deleteJobStream(): Promise<void> {
      const nats = await connect({ servers: need(env, "NATS_URL") });
      await (await jetstreamManager(nats)).streams.delete(analysePhotoJob.stream);
      await nats.close();
    },
    async close(): Promise<void> {
      await Promise.all([analyses.close(), mails.close(), reports.close(), redis.close(), objects.close()]);
    },
  };
}
