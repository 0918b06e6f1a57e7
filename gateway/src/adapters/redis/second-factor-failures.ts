import type { Redis } from "ioredis";
import type { SecondFactorFailures } from "../../domain/operators/ports.ts";
import { orUnavailable } from "./or-unavailable.ts";

const DAY_MS = 24 * 3_600_000;

/** Counters of failures at the second factor in Redis. */
export const redisSecondFactorFailures = (redis: Redis): SecondFactorFailures =>
  orUnavailable<SecondFactorFailures>({
    async add(operatorId) {
      const count = await redis.incr(keyOf(operatorId));
      await redis.pexpire(keyOf(operatorId), DAY_MS);
      return count;
    },
    async clear(operatorId) {
      await redis.del(keyOf(operatorId));
    },
  });

const keyOf = (operatorId: string): string => `second-factor-failures:${operatorId}`;
