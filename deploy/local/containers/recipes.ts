import { randomBytes } from "node:crypto";
import { GenericContainer, type StartedTestContainer, Wait } from "testcontainers";
import { isPrimary } from "../servers/mongo.ts";
import { isObjectStoreReachable, BUCKET, REGION } from "../servers/objects.ts";
import type { ServerKind } from "../servers.ts";
import { waitUntil } from "../machine/waiting.ts";
import { ownLabels } from "./engine.ts";
import { IMAGES } from "./images.ts";

/** How to start one server, and its variables once it is ready. */
type Recipe = { container: GenericContainer; lead: (started: StartedTestContainer) => Promise<Record<string, string>> };

/** The first start on a machine also downloads the image. */
const START_MS = 240_000;
const READY_MS = 60_000;
const address = (started: StartedTestContainer, port: number): string =>
  `${started.getHost()}:${started.getMappedPort(port)}`;
const image = (kind: ServerKind): GenericContainer =>
  new GenericContainer(IMAGES[kind]).withLabels(ownLabels()).withStartupTimeout(START_MS);

const NATS_CONFIG = `listen: 0.0.0.0:4222
http: 0.0.0.0:8222
max_payload: 1MB
jetstream { store_dir: /data, max_file_store: 4GB, sync_interval: always }
`;

const mongodb = (): Recipe => ({
  container: image("mongodb")
    .withCommand(["mongod", "--replSet", "rs0", "--bind_ip_all"])
    .withExposedPorts(27_017)
    .withWaitStrategy(Wait.forListeningPorts()),
  async lead(started) {
    const url = `mongodb://${address(started, 27_017)}/?directConnection=true`;
    await ready("mongodb", () => isPrimary(url, "localhost:27017"));
    return { MONGO_URL: url };
  },
});

const nats = (): Recipe => ({
  container: image("nats")
    .withCopyContentToContainer([{ content: NATS_CONFIG, target: "/etc/hundeblick.conf", mode: 0o644 }])
    .withTmpFs({ "/data": "rw,mode=1777" })
    .withCommand(["--config", "/etc/hundeblick.conf"])
    .withExposedPorts(4222, 8222)
    .withWaitStrategy(Wait.forHttp("/healthz", 8222)),
  lead: async (started) => ({ NATS_URL: `nats://${address(started, 4222)}` }),
});

const redis = (): Recipe => ({
  container: image("redis")
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/)),
  lead: async (started) => ({ REDIS_URL: `redis://${address(started, 6379)}` }),
});

function objects(): Recipe {
  const [S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY] = [randomBytes(10).toString("hex"), randomBytes(20).toString("hex")];
  const command = `exec weed -v=0 mini -dir=/data -ip=127.0.0.1 -ip.bind=0.0.0.0 -bucket=${BUCKET} -master.telemetry=false -s3.port=8333 -s3.port.iceberg=0 -s3.port.lance=0 -admin.ui=false -webdav=false`;
  return {
    container: image("objects")
      .withEntrypoint(["/bin/sh", "-c"])
      .withCommand([command])
      .withEnvironment({ AWS_ACCESS_KEY_ID: S3_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY })
      .withExposedPorts(8333)
      .withWaitStrategy(Wait.forListeningPorts()),
    async lead(started) {
      const access = {
        S3_ENDPOINT: `http://${address(started, 8333)}`,
        S3_BUCKET: BUCKET,
        S3_REGION: REGION,
        S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY,
      };
      await ready("objects", () => isObjectStoreReachable(access));
      return access;
    },
  };
}

export const RECIPES: Readonly<Record<ServerKind, () => Recipe>> = { mongodb, nats, redis, objects };

async function ready(name: ServerKind, ask: () => Promise<boolean>): Promise<void> {
  if (!(await waitUntil(ask, { withinMs: READY_MS, everyMs: 250 })))
    throw new Error(`The container of ${IMAGES[name]} does not answer.`);
}
