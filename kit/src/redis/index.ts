import { Redis } from "ioredis";
import type { Resource } from "../lifecycle/index.ts";
import type { Log } from "../log/index.ts";

/** A Redis client that fails at once instead of queueing and reconnects within half a second. Redis is only a cache. */
export async function connectRedis(
  env: { REDIS_URL: string; TIMEOUT_FACTOR?: number },
  { log }: { log: Log },
): Promise<Resource & { redis: Redis; check: () => Promise<void> }> {
  const factor = env.TIMEOUT_FACTOR ?? 1;
  const redis = new Redis(env.REDIS_URL, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 300 * factor,
    // a connection silent for a second is dead and would otherwise be used for ever
    socketTimeout: 1_000 * factor,
    connectTimeout: 800 * factor,
    retryStrategy: (times) => Math.min(50 * times, 500),
  });
  let down = false;
  redis.on("error", (error: Error) => {
    if (!down) log.warn({ err: error }, "redis is unreachable");
    down = true;
  });
  redis.on("ready", () => {
    if (down) log.info("redis is reachable again");
    down = false;
  });
  await redis.connect().catch(() => log.warn("redis is not reachable yet"));
  return {
    name: "redis",
    redis,
    async check() {
      await redis.ping();
    },
    async close() {
      redis.disconnect();
    },
  };
}
