import { readEnv } from "@hundeblick/kit/env";
import { expect, test } from "vitest";
import { Env } from "./env.ts";

const needed = {
  MONGO_URL: "mongodb://m",
  NATS_URL: "nats://n",
  REDIS_URL: "redis://r",
  S3_ENDPOINT: "http://s3.example",
  S3_ACCESS_KEY_ID: "k",
  S3_SECRET_ACCESS_KEY: "s",
};

test("limits can be switched off for load tests, but not in production", () => {
  expect(readEnv(Env, { ...needed, RATE_LIMITS: "off" }).RATE_LIMITS).toBe("off");
  expect(() => readEnv(Env, { ...needed, RATE_LIMITS: "off", NODE_ENV: "production" })).toThrow(
    /RATE_LIMITS must not be off in production/,
  );
});

test("HSTS excludes subdomains by default", () => {
  expect(readEnv(Env, needed).HSTS_SUBDOMAINS).toBe("off");
  expect(readEnv(Env, { ...needed, HSTS_SUBDOMAINS: "on" }).HSTS_SUBDOMAINS).toBe("on");
});

test("defaults: no trusted proxy, the admin area on every host, no further origins", () => {
  expect(readEnv(Env, needed)).toMatchObject({ TRUST_PROXY_HOPS: 0, CSP_IMAGE_ORIGINS: [] });
  expect(readEnv(Env, needed).ADMIN_HOST).toBeUndefined();
  expect(
    readEnv(Env, { ...needed, ADMIN_HOST: "", CSP_IMAGE_ORIGINS: "https://a.example https://b.example" }),
  ).toMatchObject({ ADMIN_HOST: undefined, CSP_IMAGE_ORIGINS: ["https://a.example", "https://b.example"] });
});
