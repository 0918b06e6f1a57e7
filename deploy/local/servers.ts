import { join } from "node:path";
import { givenServer } from "./servers/given.ts";
import { localMongo } from "./servers/mongo.ts";
import { localNats } from "./servers/nats.ts";
import { localObjects } from "./servers/objects.ts";
import { localRedis } from "./servers/redis.ts";
import type { Server } from "./servers/server.ts";
import type { Secrets } from "./setup/secrets.ts";

/** Kinds of backing servers, each with the variable for an external one. */
export const SERVER_VARIABLES = {
  mongodb: "MONGO_URL",
  nats: "NATS_URL",
  redis: "REDIS_URL",
  objects: "S3_ENDPOINT",
} as const;
export type ServerKind = keyof typeof SERVER_VARIABLES;
export const SERVER_KINDS = Object.keys(SERVER_VARIABLES) as ServerKind[];
type Env = Readonly<Record<string, string | undefined>>;

/**
 * The backing servers, all four or `kinds`: external ones by their variables, else local ones with data below `data`.
 */
export function backingServers(
  data: string,
  secrets: Secrets,
  env: Env = process.env,
  kinds: readonly ServerKind[] = SERVER_KINDS,
): Promise<Server[]> {
  const local: Record<ServerKind, (folder: string) => Promise<Server>> = {
    mongodb: (folder) => localMongo(folder),
    nats: localNats,
    redis: localRedis,
    objects: (folder) => localObjects(folder, secrets),
  };
  return Promise.all(
    kinds.map((kind) => {
      const variable = SERVER_VARIABLES[kind];
      const address = env[variable];
      return address ? givenServer(kind, variable, address, env) : local[kind](join(data, kind));
    }),
  );
}

/** Variables of all servers. */
export const addresses = (servers: readonly Server[]): Record<string, string> =>
  Object.assign({}, ...servers.map(({ env }) => env)) as Record<string, string>;
