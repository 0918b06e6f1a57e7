import type { Redis } from "ioredis";
import type { OneTimeValues } from "../../domain/operators/ports.ts";
import { orUnavailable } from "./or-unavailable.ts";

/** One-time values in Redis, each with its own expiry. */
export const redisOneTimeValues = (redis: Redis): OneTimeValues =>
  orUnavailable<OneTimeValues>({
    async save(name, value, ms) {
      await redis.set(`once:${name}`, value, "PX", ms);
    },
    take: async (name) => (await redis.getdel(`once:${name}`)) ?? undefined,
  });
