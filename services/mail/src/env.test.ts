import { expect, test } from "vitest";
import { readEnv } from "@hundeblick/kit/env";
import { Env } from "./env.ts";

const source = {
  NODE_ENV: "production",
  MONGO_URL: "mongodb://mail:9f8aQ2@127.0.0.1",
  NATS_URL: "nats://127.0.0.1",
  NATS_NKEY_SEED: "SUAOZ",
  SMTP_URL: "smtp://127.0.0.1:25",
  MAIL_FROM: "Hundeblick <post@hundeblick.example>",
  PUBLIC_URL: "https://hundeblick.example/",
  MAIL_KEY: "k".repeat(32),
};

test("a complete environment is read; the site's address loses its last slash", () => {
  expect(readEnv(Env, { ...source, OPERATOR_EMAIL: "" })).toMatchObject({
    PUBLIC_URL: "https://hundeblick.example",
    MAIL_LEASE_SECONDS: 60,
  });
});
test.each([
  ["MAIL_KEY", undefined],
  ["MAIL_KEY", ""],
  ["MAIL_KEY", "changeme".repeat(5)],
  ["SMTP_URL", "http://127.0.0.1"],
  ["SMTP_URL", undefined],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "a <a@example.org>\r\nBcc: b@example.org"],
  ["OPERATOR_EMAIL", "nobody"],
  ["PUBLIC_URL", "hundeblick"],
])("the service does not start with %s = %j", (name, value) => {
  expect(() => readEnv(Env, { ...source, [name]: value })).toThrow(new RegExp(name));
});
