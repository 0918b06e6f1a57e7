import type { Redis } from "ioredis";
import type { SignInStep } from "../../domain/operators/ports.ts";
import { orUnavailable } from "./or-unavailable.ts";

const DAY_MS = 24 * 3_600_000;
/** Alarms of one step in 24 hours, over all operators. */
const MAX_A_DAY = 5;
const countOf = (step: SignInStep): string => `sign-in-alarms:${step}`;

/**
 * One alarm per operator and step in 24 hours, and five in all for each step, so that an attacker cannot flood the
 * operators' mailboxes.
 */
export const redisAlarms = (redis: Redis) =>
  orUnavailable({
    async take(operatorId: string, step: SignInStep) {
      if ((await redis.set(keyOf(operatorId, step), "1", "PX", DAY_MS, "NX")) === null) return false;
      const count = await redis.incr(countOf(step));
      // each time, so that no crash leaves a counter for ever
      if ((await redis.pttl(countOf(step))) < 0) await redis.pexpire(countOf(step), DAY_MS);
      if (count <= MAX_A_DAY) return true;
      await redis.del(keyOf(operatorId, step));
      return false;
    },
    async giveBack(operatorId: string, step: SignInStep) {
      await redis.del(keyOf(operatorId, step));
      await redis.decr(countOf(step));
    },
  });

const keyOf = (operatorId: string, step: SignInStep): string => `sign-in-alarm:${step}:${operatorId}`;
