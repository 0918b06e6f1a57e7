import type { Redis } from "ioredis";
import type { OneTimeValues } from "../../domain/operators/ports.ts";
import { orUnavailable } from "./or-unavailable.ts";

/** One-time values in Redis, each with its own expiry. */
export const redisOneTimeValues = (redis: Redis): OneTimeValues => ({
  keep: (name, value, ms) =>
    orUnavailable(async () => {
      await redis.set(`once:${name}`, value, "PX", ms);
    }),
  take: (name) => orUnavailable(async () => (await redis.getdel(`once:${name}`)) ?? undefined),
});
