import { Redis } from "ioredis";
import type { Resource } from "../lifecycle/index.ts";
import type { Log } from "../log/index.ts";

/**
 * A Redis client that fails at once instead of queueing, and comes back by itself within half a second.
 * Redis holds only what may be lost.
 */
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
    // a command may be late, but a connection that says nothing for a second is dead: without this it would be asked
    // for ever
    socketTimeout: 1_000 * factor,
    connectTimeout: 800 * factor,
    retryStrategy: (times) => Math.min(50 * times, 500),
  });
  let down = false;
  redis.on("error", (error: Error) => {
    if (!down) log.warn({ err: error }, "redis is away");
    down = true;
  });
  redis.on("ready", () => {
    if (down) log.info("redis is back");
    down = false;
  });
  await redis.connect().catch(() => log.warn("redis is not there yet"));
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
