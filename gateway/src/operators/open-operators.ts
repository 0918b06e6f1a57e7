import type { Redis } from "ioredis";
import type { Log } from "@hundeblick/kit/log";
import type { Mongo } from "@hundeblick/kit/mongo";
import { argon2Passwords } from "./adapters/argon2-passwords.ts";
import { mongoAudit } from "./adapters/audit.repository.ts";
import { mongoOperators } from "./adapters/operator.repository.ts";
import { redisDelays } from "./adapters/redis-delays.ts";
import { redisSessions } from "./adapters/redis-sessions.ts";
import { ensureFirstOperator } from "./first-operator.ts";
import type { SignInDeps } from "./sign-in.ts";

type Opening = {
  mongo: Pick<Mongo, "connection">;
  redis: { redis: Redis };
  env: { ADMIN_EMAIL?: string | undefined; ADMIN_PASSWORD?: string | undefined };
  log: Log;
};

/** Operators in MongoDB, their sessions in Redis; makes the first operator of the environment while there is none. */
export async function openOperators({ mongo, redis: { redis }, env, log }: Opening): Promise<SignInDeps> {
  const operators = await mongoOperators(mongo.connection);
  const passwords = await argon2Passwords();
  if (env.ADMIN_EMAIL !== undefined && env.ADMIN_PASSWORD !== undefined) {
    const isNew = await ensureFirstOperator(
      { operators, passwords },
      { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    );
    if (isNew) log.info("the first operator was made");
  }
  return {
    operators,
    passwords,
    sessions: redisSessions(redis),
    delays: redisDelays(redis),
    audit: await mongoAudit(mongo.connection),
    now: Date.now,
  };
}
