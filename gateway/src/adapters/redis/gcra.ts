import type { Redis } from "ioredis";
import { AppError } from "@hundeblick/kit/errors";
import { shortHash } from "@hundeblick/kit/hash";
import { gcraOf, LIMITS, type Rate } from "../../domain/limits.ts";
import type { LimitName, Limits } from "../../domain/ports.ts";

/**
 * Generic cell rate algorithm over several rates at once: a request counts for all of them, or for none.
 * KEYS: one per rate, holding the theoretical arrival time in ms. ARGV: per rate, emission interval in ms and burst.
 * Returns 0, or the ms to wait. Uses the server's clock for several gateways.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
local arrivals = {}
for i, key in ipairs(KEYS) do
  local interval = tonumber(ARGV[2 * i - 1])
  local burst = tonumber(ARGV[2 * i])
  local arrival = math.max(tonumber(redis.call('GET', key) or now), now)
  wait = math.max(wait, arrival + interval - interval * burst - now)
  arrivals[i] = arrival + interval
end
if wait > 0 then return math.ceil(wait) end
for i, key in ipairs(KEYS) do
  redis.call('SET', key, string.format('%.0f', arrivals[i]), 'PX', math.ceil(arrivals[i] - now))
end
return 0`;

/** KEYS: one per rate. ARGV: per rate, emission interval in ms. An expired request is not undone. */
const GIVE_BACK = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for i, key in ipairs(KEYS) do
  local arrival = tonumber(redis.call('GET', key) or now) - tonumber(ARGV[i])
  if arrival > now then redis.call('SET', key, string.format('%.0f', arrival), 'PX', math.ceil(arrival - now))
  else redis.call('DEL', key) end
end
return 0`;

const keysOf = (key: string, rates: readonly Rate[]): string[] => rates.map((_, i) => `limit:{${key}}:${i}`);

/** Counts a request of `key` for all `rates` and returns 0, or counts none and returns the ms to wait. */
export async function countRequest(redis: Redis, key: string, rates: readonly Rate[]): Promise<number> {
  const keys = keysOf(key, rates);
  const numbers = rates.map(gcraOf).flatMap(({ intervalMs, burst }) => [intervalMs, burst]);
  return Number(await redis.eval(TAKE, keys.length, ...keys, ...numbers));
}

/** Undoes a counted request. */
export async function undoRequest(redis: Redis, key: string, rates: readonly Rate[]): Promise<void> {
  await redis.eval(GIVE_BACK, rates.length, ...keysOf(key, rates), ...rates.map((rate) => gcraOf(rate).intervalMs));
}

const keyOf = (name: LimitName, client: string): string => `${name}:${shortHash(client)}`;

/** Rate limits shared by all gateways. Clients are stored as hashes, until their limit expires. */
export const redisLimits = (redis: Redis): Limits => ({
  async take(name, client) {
    const { rates, whenUncounted } = LIMITS[name];
    const waitMs = await countRequest(redis, keyOf(name, client), rates).catch((cause: unknown) => {
      if (whenUncounted === "allow") return 0;
      throw new AppError("unavailable", { cause });
    });
    if (waitMs > 0)
      throw new AppError("too_many_requests", { details: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
  },
  giveBack: (name, client) => undoRequest(redis, keyOf(name, client), LIMITS[name].rates),
});

/** No limits, for load tests. */
export const noLimits: Limits = { take: async () => undefined, giveBack: async () => undefined };
