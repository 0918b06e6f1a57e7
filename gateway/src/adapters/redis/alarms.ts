import type { Redis } from "ioredis";
import { orUnavailable } from "./or-unavailable.ts";

const DAY_MS = 24 * 3_600_000;
/** Alarms in 24 hours, over all operators. */
const MAX_A_DAY = 5;
const COUNT = "sign-in-alarms";

/** One alarm per operator in 24 hours, and five in all, so that an attacker cannot flood the operators' mailboxes. */
export const redisAlarms = (redis: Redis) =>
  orUnavailable({
    async take(operatorId: string) {
      if ((await redis.set(keyOf(operatorId), "1", "PX", DAY_MS, "NX")) === null) return false;
      const count = await redis.incr(COUNT);
      // each time, so that no crash leaves a counter for ever
      if ((await redis.pttl(COUNT)) < 0) await redis.pexpire(COUNT, DAY_MS);
      if (count <= MAX_A_DAY) return true;
      await redis.del(keyOf(operatorId));
      return false;
    },
    async giveBack(operatorId: string) {
      await redis.del(keyOf(operatorId));
      await redis.decr(COUNT);
    },
  });

const keyOf = (operatorId: string): string => `sign-in-alarm:${operatorId}`;
