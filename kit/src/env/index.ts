import { readFileSync } from "node:fs";
import { z } from "zod";

/** A variable that may be missing; an empty one counts as missing. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const BaseEnv = {
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  /** Port of /healthz and /readyz; 0 picks a free one. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HEALTH_HOST: z.string().default("127.0.0.1"),
  /** Multiplies the timeouts between our processes and to their servers; tests on a busy machine raise it. */
  TIMEOUT_FACTOR: z.coerce.number().min(1).max(60).default(1),
};
export const MongoEnv = {
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, "must start with mongodb://"),
  /** Timeout of one database operation. */
  MONGO_TIMEOUT_MS: z.coerce.number().int().min(100).default(1_500),
};
export const BusEnv = {
  NATS_URL: z.string().regex(/^(nats|tls):\/\//, "must start with nats://"),
  /** Seed of the service's nkey user; anonymous when absent. */
  NATS_NKEY_SEED: optional(z.string()),
  /** Stream replicas: 1, or 3 in a cluster of three. */
  NATS_REPLICAS: z.coerce
    .number()
    .int()
    .refine((count) => [1, 3, 5].includes(count), "must be 1, 3 or 5")
    .default(1),
};
export const RedisEnv = { REDIS_URL: z.string().regex(/^rediss?:\/\//, "must start with redis://") };
export const ObjectsEnv = {
  S3_ENDPOINT: z.url(),
  S3_BUCKET: z.string().min(3).default("photos"),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
};

const DEFAULT_SECRETS = [
  "secret",
  "password",
  "changeme",
  "change-me",
  "admin",
  "minio",
  "root",
  "guest",
  "test",
  "example",
  "default",
];
const isDefault = (secret: string): boolean => DEFAULT_SECRETS.some((word) => secret.toLowerCase().startsWith(word));
const IS_DEFAULT = "is a well-known default; set a secret of your own";

/** A secret of at least `length` characters; production rejects well-known defaults (see {@link readEnv}). */
export const Secret = (length = 32) =>
  z
    .string()
    .min(length, `must be at least ${length} characters`)
    .refine((value) => !isDefault(value), IS_DEFAULT);

/** Validated environment of one process. @throws {Error} one sentence naming every invalid variable, no values. */
export function readEnv<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const given = withFiles(names, source);
  const read = schema.safeParse(given);
  const unsafe = given["NODE_ENV"] === "production" ? unsafeSecrets(names, given) : [];
  if (read.success && unsafe.length === 0) return read.data;
  const problems = [
    ...(read.error?.issues.map((issue) => `${issue.path.join(".") || "environment"} ${problemOf(issue)}`) ?? []),
    ...unsafe,
  ];
  throw new Error(`The environment is not complete: ${problems.join("; ")}.`);
}

const problemOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "invalid_type" && issue.input === undefined ? "is missing or of the wrong kind" : issue.message;

const SECRETS_OF_STORES = ["NATS_NKEY_SEED", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
const URLS_OF_STORES = ["MONGO_URL", "REDIS_URL"];

/** Store credentials that are missing or well-known defaults; production requires real ones. */
const unsafeSecrets = (names: readonly string[], given: Record<string, string | undefined>): string[] =>
  names.flatMap((name) => {
    const value = given[name] ?? "";
    const isOfStore = SECRETS_OF_STORES.includes(name);
    if (isOfStore && value === "") return [`${name} must not be empty in production`];
    if (isOfStore || name.endsWith("_API_KEY")) return isDefault(value) ? [`${name} ${IS_DEFAULT}`] : [];
    if (![...URLS_OF_STORES, "SMTP_URL"].includes(name) || value.includes("MONGODB-X509")) return [];
    const password = /^[a-z+]+:\/\/[^/?]*:([^/?@]+)@/.exec(value)?.[1] ?? "";
    // a mail server in the own network may need no credentials
    return password === ""
      ? name === "SMTP_URL"
        ? []
        : [`${name} needs a password in production`]
      : isDefault(decodeURIComponent(password))
        ? [`${name} has a well-known default as its password; set one of your own`]
        : [];
  });

/**
 * `NAME_FILE=/run/secrets/name` sets NAME where it is missing or empty: how container platforms pass secrets.
 * Values are trimmed: a Kubernetes Secret made of a file often ends with the editor's newline.
 */
function withFiles(
  names: readonly string[],
  source: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const read = { ...source };
  for (const name of names) {
    const path = source[`${name}_FILE`];
    const value = source[name]?.trim();
    read[name] = path && !value ? readFileSync(path, "utf8").trim() : value;
  }
  return read;
}
