import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { BaseEnv, BusEnv, MongoEnv, ObjectsEnv, readEnv, RedisEnv, Secret } from "./index.ts";

test("names all problems in one sentence without showing a value", () => {
  const read = () =>
    readEnv(z.object({ ...BaseEnv, ...MongoEnv, KEY: Secret() }), {
      MONGO_URL: "postgres://user:hunter2@db",
      KEY: "short",
      LOG_LEVEL: "loud",
    });
  expect(read).toThrow(/MONGO_URL must start with mongodb:\/\/.*KEY must be at least 32 characters/);
  expect(read).not.toThrow(/hunter2/);
});

test("reports a missing variable as missing", () => {
  expect(() => readEnv(z.object(MongoEnv), {})).toThrow(/MONGO_URL is missing/);
});

test("rejects a well-known default as a secret", () => {
  expect(() => readEnv(z.object({ KEY: Secret(8) }), { KEY: "changeme-changeme" })).toThrow(
    /KEY is a well-known default/,
  );
});

test("reads a declared variable of any name from a file, and no other file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), "key");
  writeFileSync(file, "a value\n");
  const given = { VISION_TOKEN_FILE: file, MAIL_KEY_FILE: "/nowhere" };
  expect(readEnv(z.object({ VISION_TOKEN: z.string() }), given)).toEqual({ VISION_TOKEN: "a value" });
});

test("reads a secret from a file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), "key");
  writeFileSync(file, "k7Qm2f9Xk7Qm2f9Xk7Qm2f9Xk7Qm2f9X\n");
  expect(readEnv(z.object({ MAIL_KEY: Secret() }), { MAIL_KEY_FILE: file })).toEqual({
    MAIL_KEY: "k7Qm2f9Xk7Qm2f9Xk7Qm2f9Xk7Qm2f9X",
  });
});

test("an empty variable does not replace its file, any other value does", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), "key");
  writeFileSync(file, "of the file");
  const key = (given: string) => readEnv(z.object({ KEY: z.string() }), { KEY: given, KEY_FILE: file }).KEY;
  expect([key(""), key("of the environment")]).toEqual(["of the file", "of the environment"]);
});

test("ignores the newline at the end of a variable", () => {
  expect(
    readEnv(z.object({ ...MongoEnv, KEY: Secret(8) }), { MONGO_URL: "mongodb://db/x\n", KEY: "k7Qm2f9X\n" }),
  ).toEqual({ MONGO_URL: "mongodb://db/x", MONGO_TIMEOUT_MS: 1_500, KEY: "k7Qm2f9X" });
});

const stores = {
  NODE_ENV: "production",
  MONGO_URL: "mongodb://report:9f8aQ2@mongo:27017/hundeblick_report",
  NATS_URL: "nats://nats:4222",
  NATS_NKEY_SEED: "SUAOZ",
  REDIS_URL: "redis://gateway:9f8aQ2@redis:6379",
  S3_ENDPOINT: "http://objects:8333",
  S3_ACCESS_KEY_ID: "AK9f8aQ2",
  S3_SECRET_ACCESS_KEY: "9f8aQ2Lw",
};
const Stores = z
  .object({
    ...BaseEnv,
    ...MongoEnv,
    ...BusEnv,
    ...RedisEnv,
    ...ObjectsEnv,
    OPENAI_API_KEY: z.string().optional(),
    SMTP_URL: z.string().optional(),
  })
  .refine(() => true);

test.each([
  ["NATS_NKEY_SEED", ""],
  ["NATS_NKEY_SEED", undefined],
  ["S3_ACCESS_KEY_ID", "minioadmin"],
  ["S3_SECRET_ACCESS_KEY", "changeme"],
  ["S3_SECRET_ACCESS_KEY", ""],
  ["MONGO_URL", "mongodb://mongo:27017/x"],
  ["MONGO_URL", "mongodb://root:example@mongo:27017"],
  ["REDIS_URL", "redis://redis:6379"],
  ["REDIS_URL", "redis://:password@redis:6379"],
  ["OPENAI_API_KEY", "changeme"],
  ["SMTP_URL", "smtp://mailer:password@mail.example:587"],
])("in production nothing starts with %s=%j, and the error names it", (name, value) => {
  expect(() => readEnv(Stores, { ...stores, [name]: value })).toThrow(
    new RegExp(
      `${name} (must not be empty|is a well-known default|needs a password|has a well-known default|Too small|is missing)`,
    ),
  );
  expect(() => readEnv(Stores, { ...stores, [name]: value })).not.toThrow(/9f8aQ2/);
});

test("accepts own secrets, and unprotected stores outside of production", () => {
  expect(readEnv(Stores, stores)).toMatchObject({ NATS_REPLICAS: 1 });
  expect(
    readEnv(Stores, { ...stores, OPENAI_API_KEY: "sk-9f8aQ2", SMTP_URL: "smtp://relay.internal:25" }),
  ).toBeDefined();
  expect(
    readEnv(Stores, {
      ...stores,
      NODE_ENV: "development",
      MONGO_URL: "mongodb://127.0.0.1",
      REDIS_URL: "redis://127.0.0.1",
      NATS_NKEY_SEED: "",
      S3_SECRET_ACCESS_KEY: "test",
    }),
  ).toBeDefined();
  expect(
    readEnv(Stores, { ...stores, MONGO_URL: "mongodb://CN=report@mongo/?authMechanism=MONGODB-X509" }),
  ).toBeDefined();
});

test("allows 1, 3 or 5 stream replicas", () => {
  expect(readEnv(z.object(BusEnv), { NATS_URL: "nats://nats:4222", NATS_REPLICAS: "3" }).NATS_REPLICAS).toBe(3);
  expect(() => readEnv(z.object(BusEnv), { NATS_URL: "nats://nats:4222", NATS_REPLICAS: "2" })).toThrow(
    /NATS_REPLICAS must be 1, 3 or 5/,
  );
});
