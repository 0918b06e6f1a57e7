import { expect, test } from "vitest";
import { readEnv } from "@hundeblick/kit/env";
import { Env } from "./env.ts";

const source = { MONGO_URL: "mongodb://127.0.0.1", NATS_URL: "nats://127.0.0.1", PUBLIC_URL: "http://127.0.0.1:3000" };

test.each([[undefined], [""], ["short"], ["changeme-changeme-changeme-changeme"]])(
  "the service does not start with the key %s",
  (key) => {
    expect(() => readEnv(Env, { ...source, NODE_ENV: "production", TRACKING_KEY: key })).toThrow(/TRACKING_KEY/);
  },
);
test("requires a key of its own", () => {
  expect(readEnv(Env, { ...source, TRACKING_KEY: "k".repeat(32) })).toMatchObject({ TRACKING_RAW_DAYS: 90 });
});
