import { join } from "node:path";
import { givenServer } from "./servers/given.ts";
import { localMongo } from "./servers/mongo.ts";
import { localNats } from "./servers/nats.ts";
import { localObjects } from "./servers/objects.ts";
import { localRedis } from "./servers/redis.ts";
import type { Server } from "./servers/server.ts";
import type { Secrets } from "./setup/secrets.ts";

/** The four backing servers: the user's own where a variable names one, else a local one with its data below `data`. */
export function backingServers(data: string, secrets: Secrets, env: Readonly<Record<string, string | undefined>> = process.env): Promise<Server[]> {
  const either = (kind: string, variable: string, local: (folder: string) => Promise<Server>): Promise<Server> => {
    const address = env[variable];
    return address ? givenServer(kind, variable, address, env) : local(join(data, kind));
  };
  return Promise.all([
    either("mongodb", "MONGO_URL", (folder) => localMongo(folder)),
    either("nats", "NATS_URL", localNats),
    either("redis", "REDIS_URL", localRedis),
    either("objects", "S3_ENDPOINT", (folder) => localObjects(folder, secrets)),
  ]);
}

/** The variables that lead every process to the servers. */
export const addresses = (servers: readonly Server[]): Record<string, string> => Object.assign({}, ...servers.map(({ env }) => env)) as Record<string, string>;
