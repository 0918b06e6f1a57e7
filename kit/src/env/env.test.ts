import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { BaseEnv, MongoEnv, readEnv, Secret } from "./index.ts";

test("all problems are named in one sentence and no value is shown", () => {
  const read = () => readEnv(z.object({ ...BaseEnv, ...MongoEnv, KEY: Secret() }), { MONGO_URL: "postgres://user:hunter2@db", KEY: "short", LOG_LEVEL: "loud" });
  expect(read).toThrow(/MONGO_URL must start with mongodb:\/\/.*KEY must be at least 32 characters/);
  expect(read).not.toThrow(/hunter2/);
});

test("a missing variable is called missing", () => {
  expect(() => readEnv(z.object(MongoEnv), {})).toThrow(/MONGO_URL is missing/);
});

test("a well-known default is not a secret", () => {
  expect(() => readEnv(z.object({ KEY: Secret(8) }), { KEY: "changeme-changeme" })).toThrow(/KEY is a well-known default/);
});

test("a secret may come from a file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), "key");
  writeFileSync(file, "k7Qm2f9Xk7Qm2f9Xk7Qm2f9Xk7Qm2f9X\n");
  expect(readEnv(z.object({ MAIL_KEY: Secret() }), { MAIL_KEY_FILE: file })).toEqual({ MAIL_KEY: "k7Qm2f9Xk7Qm2f9Xk7Qm2f9Xk7Qm2f9X" });
});
