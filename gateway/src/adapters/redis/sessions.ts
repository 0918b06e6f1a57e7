import type { Redis } from "ioredis";
import { z } from "zod";
import { Id } from "@hundeblick/proto/ids";
import type { Session, Sessions } from "../../domain/operators/ports.ts";
import { orUnavailable } from "./or-unavailable.ts";

const StoredSession = z.object({
  operatorId: Id,
  revision: z.number(),
  until: z.number(),
  confirmedAt: z.number().default(0),
});
const keyOf = (tokenHash: string): string => `session:${tokenHash}`;

/**
 * Sessions in Redis, each with its own expiry. While Redis is down calls are `unavailable`, and nobody is signed out.
 */
export const redisSessions = (redis: Redis, now: () => number = Date.now): Sessions =>
  orUnavailable<Sessions>({
    async save(tokenHash, session, idleMs) {
      await redis.set(keyOf(tokenHash), JSON.stringify(session), "PX", idleMs);
    },
    find: (tokenHash) => read(redis, tokenHash),
    async touch(tokenHash, idleMs) {
      const session = await read(redis, tokenHash);
      if (session) await redis.pexpire(keyOf(tokenHash), Math.max(1, Math.min(idleMs, session.until - now())));
      return session;
    },
    leftMs: async (tokenHash) => Math.max(0, await redis.pttl(keyOf(tokenHash))),
    async confirm(tokenHash, session, at) {
      const left = await redis.pttl(keyOf(tokenHash));
      if (left > 0)
        await redis.set(keyOf(tokenHash), JSON.stringify({ ...session, confirmedAt: at }), "PX", left, "XX");
    },
    async end(tokenHash) {
      await redis.del(keyOf(tokenHash));
    },
  });

async function read(redis: Redis, tokenHash: string): Promise<Session | undefined> {
  const found = await redis.get(keyOf(tokenHash));
  return found === null ? undefined : StoredSession.parse(JSON.parse(found));
}
