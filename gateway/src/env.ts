import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { BaseEnv, BusEnv, MongoEnv, ObjectsEnv, optional, readEnv, RedisEnv, Secret } from "@hundeblick/kit/env";

const besideGateway = (path: string): string => join(import.meta.dirname, "../..", path);
const Origins = z
  .string()
  .default("")
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(z.url()));

export const Env = z
  .object({
    ...BaseEnv,
    ...BusEnv,
    ...MongoEnv,
    ...RedisEnv,
    ...ObjectsEnv,
    HOST: z.string().default("127.0.0.1"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    /** Exact number of proxies in front of the gateway. */
    TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    /** `off` disables the limits for load tests. */
    RATE_LIMITS: z.enum(["on", "off"]).default("on"),
    WEB_DIST: z.string().default(besideGateway("web/dist")),
    ADMIN_DIST: z.string().default(besideGateway("admin-web/dist")),
    /** Host name of the admin area; every host by default. */
    ADMIN_HOST: optional(z.string()),
    /** Address of the site; passkeys of operators belong to its domain, or to ADMIN_HOST. */
    PUBLIC_URL: optional(z.url()),
    /** The first operator, created once while there is none. */
    ADMIN_EMAIL: optional(z.email().max(254)),
    ADMIN_PASSWORD: optional(Secret(12).max(200)),
    /** Folder of temporary uploads; emptied at the start. */
    SPOOL_DIR: z.string().default(join(tmpdir(), "hundeblick-spool")),
    UPLOADS_AT_ONCE: z.coerce.number().int().min(1).default(60),
    STREAMS_AT_ONCE: z.coerce.number().int().min(1).default(1_000),
    /** Further origins of the content security policy, separated by spaces. */
    CSP_IMAGE_ORIGINS: Origins,
    CSP_CONNECT_ORIGINS: Origins,
    /** `on`: HSTS includes subdomains. */
    HSTS_SUBDOMAINS: z.enum(["on", "off"]).default("off"),
  })
  .refine(({ NODE_ENV, RATE_LIMITS }) => !(NODE_ENV === "production" && RATE_LIMITS === "off"), {
    path: ["RATE_LIMITS"],
    message: "must not be off in production",
  });

export type Env = z.output<typeof Env>;

/** For programs that only need the operators' database. */
export const readDatabaseEnv = (): { MONGO_URL: string; TIMEOUT_FACTOR: number } =>
  readEnv(z.object({ ...BaseEnv, ...MongoEnv }));
