import { isListening } from "../machine/ports.ts";
import { waitUntil } from "../machine/waiting.ts";
import { isMongoReachable } from "./mongo.ts";
import { isObjectStoreReachable, BUCKET, REGION } from "./objects.ts";
import type { Server } from "./server.ts";

const TIMEOUT_MS = 5_000;
const USUAL_PORTS: Record<string, number> = { "nats:": 4222, "tls:": 4222, "redis:": 6379, "rediss:": 6379 };
type Env = Readonly<Record<string, string | undefined>>;

/** An external server, named by a variable. @throws {Error} one sentence, when it is unreachable. */
export async function givenServer(
  kind: string,
  variable: string,
  address: string,
  env: Env,
  timeoutMs = TIMEOUT_MS,
): Promise<Server> {
  const access = variable === "S3_ENDPOINT" ? objectsAccess(address, env) : undefined;
  const ask = access
    ? () => isObjectStoreReachable(access)
    : variable === "MONGO_URL"
      ? () => isMongoReachable(address)
      : () => listens(address);
  if (!(await waitUntil(ask, { withinMs: timeoutMs, everyMs: 250 }))) {
    throw new Error(
      `${variable} is set, but ${withoutPassword(address)} does not answer${access ? ` for the bucket ${access.S3_BUCKET}` : ""}: start that server, or unset ${variable} to use a local one.`,
    );
  }
  return { kind, label: `given by ${variable}`, specs: [], env: access ?? { [variable]: address } };
}

function objectsAccess(address: string, env: Env) {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_BUCKET = BUCKET, S3_REGION = REGION } = env;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error("S3_ENDPOINT is set without its keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.");
  return { S3_ENDPOINT: address, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_BUCKET, S3_REGION };
}

const listens = async (address: string): Promise<boolean> => {
  const asked = await Promise.all(
    address.split(",").map((one) => {
      const { hostname, port, protocol } = new URL(one);
      return isListening(Number(port) || (USUAL_PORTS[protocol] ?? 0), hostname);
    }),
  );
  return asked.some(Boolean);
};

const withoutPassword = (address: string): string => address.replace(/\/\/[^@/]*@/, "//");
