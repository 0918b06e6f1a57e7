import type { Redis } from "ioredis";
import { shortHash } from "@hundeblick/kit/hash";
import type { AttemptOrigin, SignInDelays } from "../../domain/operators/ports.ts";
import {
  delayAfter,
  COUNT_TTL_MS,
  FREE_PER_ACCOUNT,
  FREE_PER_ADDRESS,
  KNOWN_ADDRESS_MS,
} from "../../domain/operators/sign-in-delay.ts";
import { orUnavailable } from "./or-unavailable.ts";

/**
 * Counts an attempt under all KEYS, or under none while one of them is delayed. ARGV: expiry of a key in ms, then the
 * delays after 1, 2, 3 … failures, the same number for each key. Returns ms to wait now, ms until the next attempt
 * after this one, and the failures of the last key. Uses the server's clock for several gateways.
 */
const BEGIN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local steps = (#ARGV - 1) / #KEYS
local wait = 0
for i, key in ipairs(KEYS) do
  wait = math.max(wait, tonumber(redis.call('HGET', key, 'free') or 0) - now)
end
if wait > 0 then return { wait, wait, 0 } end
local following = 0
local failures = 0
for i, key in ipairs(KEYS) do
  failures = redis.call('HINCRBY', key, 'failures', 1)
  local delay = tonumber(ARGV[1 + (i - 1) * steps + math.min(failures, steps)])
  redis.call('HSET', key, 'free', string.format('%.0f', now + delay))
  redis.call('PEXPIRE', key, ARGV[1])
  following = math.max(following, delay)
end
return { 0, following, failures }`;

/** Takes back an attempt of an account. */
const UNCOUNT = `
if redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('HINCRBY', KEYS[1], 'failures', -1)
  redis.call('HSET', KEYS[1], 'free', 0)
end`;

const STEPS = 32;
const delays = (free: number): number[] => Array.from({ length: STEPS }, (_, i) => delayAfter(i + 1, free));
const WITHOUT_FREE = delays(0);
const OF_ADDRESS = delays(FREE_PER_ADDRESS);
const OF_ACCOUNT = delays(FREE_PER_ACCOUNT);
const NONE = delays(STEPS);

/** Failed attempts in Redis, with hashed accounts and addresses. Tests make the delays longer by a factor. */
export function redisDelays(redis: Redis, factor = 1): SignInDelays {
  const isKnown = async (origin: AttemptOrigin): Promise<boolean> => (await redis.exists(keys.known(origin))) === 1;
  return orUnavailable<SignInDelays>({
    async begin(origin) {
      const { email, address, browser } = origin;
      const isUnknownOrigin = browser === undefined && !(await isKnown(origin));
      const counted: [string, number[]][] =
        browser === undefined
          ? [
              [keys.pair(email, address), WITHOUT_FREE],
              [keys.address(address), OF_ADDRESS],
              ...(isUnknownOrigin ? [accountOf(origin)] : []),
            ]
          : [[keys.browser(browser), WITHOUT_FREE]];
      const [waitMs = 0, nextMs = 0, failures = 0] = (await redis.eval(
        BEGIN,
        counted.length,
        ...counted.map(([key]) => key),
        COUNT_TTL_MS,
        ...counted.flatMap(([, steps]) => steps.map((delayMs) => factor * delayMs)),
      )) as number[];
      return { waitMs, nextMs, unknownOriginAttempts: isUnknownOrigin ? failures : 0 };
    },
    async clear(origin) {
      const { email, address, browser } = origin;
      if (browser !== undefined) {
        await redis.del(keys.browser(browser));
        return;
      }
      if (!(await isKnown(origin))) await redis.eval(UNCOUNT, 1, accountOf(origin)[0]);
      await redis.del(keys.pair(email, address), keys.address(address));
    },
    async markKnown(origin) {
      if (origin.browser === undefined) await redis.set(keys.known(origin), "1", "PX", KNOWN_ADDRESS_MS);
    },
  });
}

/** Key and delays of attempts on an account from unknown origins. */
const accountOf = ({ email, isUnguessable }: AttemptOrigin): [string, number[]] =>
  isUnguessable ? [keys.unguessable(email), NONE] : [keys.account(email), OF_ACCOUNT];

/** One hash slot, because a script may only use keys of one. */
const keys = {
  pair: (email: string, address: string) => `{sign-in}:${shortHash(`${email} ${address}`)}`,
  address: (address: string) => `{sign-in}:${shortHash(address)}`,
  account: (email: string) => `{sign-in}:account:${shortHash(email)}`,
  unguessable: (email: string) => `{sign-in}:unguessable:${shortHash(email)}`,
  browser: (hash: string) => `{sign-in}:browser:${shortHash(hash)}`,
  known: ({ email, address, revision = 0 }: AttemptOrigin) =>
    `{sign-in}:known:${shortHash(`${email} ${revision} ${address}`)}`,
};
