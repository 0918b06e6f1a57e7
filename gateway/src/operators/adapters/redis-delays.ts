import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { AppError } from "@hundeblick/kit/errors";
import type { SignInDelays } from "../ports.ts";
import { delayAfter, FORGET_AFTER_MS, FREE_PER_ADDRESS } from "../sign-in-delay.ts";

/**
 * Counts an attempt under all KEYS, or under none while one of them has to wait. ARGV: ms after which a key is forgotten, then the
 * delays after 1, 2, 3 … failures, the same number for each key. Answers ms to wait now, and ms until the next attempt after this one.
 * The server's clock counts, so that several gateways agree.
 */
const BEGIN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local steps = (#ARGV - 1) / #KEYS
local wait = 0
for i, key in ipairs(KEYS) do
  wait = math.max(wait, tonumber(redis.call('HGET', key, 'free') or 0) - now)
end
if wait > 0 then return { wait, wait } end
local following = 0
for i, key in ipairs(KEYS) do
  local failures = redis.call('HINCRBY', key, 'failures', 1)
  local delay = tonumber(ARGV[1 + (i - 1) * steps + math.min(failures, steps)])
  redis.call('HSET', key, 'free', string.format('%.0f', now + delay))
  redis.call('PEXPIRE', key, ARGV[1])
  following = math.max(following, delay)
end
return { 0, following }`;

const STEPS = 24;
const delays = (free: number): number[] => Array.from({ length: STEPS }, (_, i) => delayAfter(i + 1, free));
const DELAYS = [...delays(0), ...delays(FREE_PER_ADDRESS)];

/** Failed attempts in Redis; accounts and addresses stand there as hashes. */
export const redisDelays = (redis: Redis): SignInDelays => ({
  async begin(email, address) {
    try {
      const keys = keysOf(email, address);
      const [waitMs = 0, nextMs = 0] = (await redis.eval(
        BEGIN,
        keys.length,
        ...keys,
        FORGET_AFTER_MS,
        ...DELAYS,
      )) as number[];
      return { waitMs, nextMs };
    } catch (cause) {
      throw new AppError("unavailable", { cause });
    }
  },
  async forget(email, address) {
    await redis.del(...keysOf(email, address)).catch((cause: unknown) => {
      throw new AppError("unavailable", { cause });
    });
  },
});

const keysOf = (email: string, address: string): [string, string] => [
  `{sign-in}:${digest(`${email} ${address}`)}`,
  `{sign-in}:${digest(address)}`,
];
const digest = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);
