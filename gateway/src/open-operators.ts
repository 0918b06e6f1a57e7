import type { Redis } from "ioredis";
import type { Bus } from "@hundeblick/kit/bus";
import { toAppError } from "@hundeblick/kit/errors";
import type { Log } from "@hundeblick/kit/log";
import type { Mongo } from "@hundeblick/kit/mongo";
import { alertOperators } from "@hundeblick/proto/rpc/mail";
import { argon2Passwords } from "./adapters/argon2/passwords.ts";
import { mongoAudit } from "./adapters/mongo/audit.repository.ts";
import { mongoOperators } from "./adapters/mongo/operator.repository.ts";
import { redisAlarms } from "./adapters/redis/alarms.ts";
import { redisSecondFactorFailures } from "./adapters/redis/second-factor-failures.ts";
import { redisDelays } from "./adapters/redis/delays.ts";
import { redisOneTimeValues } from "./adapters/redis/one-time-values.ts";
import { redisSessions } from "./adapters/redis/sessions.ts";
import { mongoRules } from "./adapters/mongo/rules.repository.ts";
import { webauthnCeremonies } from "./adapters/webauthn/ceremonies.ts";
import { ensureFirstOperator } from "./domain/operators/first-operator.ts";
import { guessAlarm } from "./domain/operators/guess-alarm.ts";
import type { Operators, Passwords } from "./domain/operators/ports.ts";
import { relyingPartyOf } from "./domain/operators/relying-party.ts";
import type { SignInDeps } from "./domain/operators/sign-in.ts";

type OperatorsEnv = Partial<Record<"ADMIN_EMAIL" | "ADMIN_PASSWORD" | "ADMIN_HOST" | "PUBLIC_URL", string | undefined>>;
type Opening = {
  mongo: Pick<Mongo, "connection">;
  redis: { redis: Redis };
  bus: Pick<Bus, "call">;
  env: OperatorsEnv;
  log: Log;
};

/** Operators in MongoDB, their sessions in Redis; creates the first operator of the environment while there is none. */
export async function openOperators({ mongo, redis: { redis }, bus, env, log }: Opening): Promise<SignInDeps> {
  const operators = await mongoOperators(mongo.connection);
  const passwords = await argon2Passwords();
  const audit = await mongoAudit(mongo.connection, log);
  await makeFirst({ operators, passwords, log }, env);
  return {
    operators,
    passwords,
    sessions: redisSessions(redis),
    delays: redisDelays(redis),
    rules: mongoRules(mongo.connection),
    once: redisOneTimeValues(redis),
    ceremonies: webauthnCeremonies(relyingPartyOf(env.PUBLIC_URL, env.ADMIN_HOST)),
    secondFactorFailures: redisSecondFactorFailures(redis),
    alarm: guessAlarm({
      operators,
      audit,
      quota: redisAlarms(redis),
      send: async (alarm) => {
        await bus.call(alertOperators, alarm);
      },
      failed: (error) => log.warn({ err: error }, "could not warn operators of guesses"),
    }),
    audit,
    now: Date.now,
  };
}

async function makeFirst(
  { log, ...deps }: { operators: Operators; passwords: Passwords; log: Log },
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: OperatorsEnv,
): Promise<void> {
  if (email === undefined || password === undefined) return;
  try {
    if (await ensureFirstOperator(deps, { email, password })) log.info("first operator created");
  } catch (thrown) {
    const { code, details } = toAppError(thrown);
    if (code !== "invalid_request") throw thrown;
    log.error({ reason: details?.["reason"] }, "ADMIN_PASSWORD is too easy to guess: first operator not created");
  }
}
