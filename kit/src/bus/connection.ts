import { setTimeout as pause } from "node:timers/promises";
import { connect, nkeyAuthenticator, type NatsConnection } from "@nats-io/transport-node";
import type { Log } from "../log/index.ts";

export type BusEnv = { NATS_URL: string; NATS_NKEY_SEED?: string | undefined; TIMEOUT_FACTOR?: number };
/** `timeoutFactor` multiplies the timeout of every call. */
export type Connection = { nats: NatsConnection; isUp: () => boolean; timeoutFactor: number };

const CONNECT_LIMIT_MS = 20_000;
/** Limit of each step of closing the connection: a server that is down does not reply. */
const CLOSE_STEP_MS = 2_000;

/** Connects and reconnects without limit. While the server is down the client raises no error: see `isUp`. */
export async function openConnection(env: BusEnv, { name, log }: { name: string; log: Log }): Promise<Connection> {
  const until = Date.now() + CONNECT_LIMIT_MS;
  for (;;) {
    try {
      const nats = await connect({
        servers: env.NATS_URL.split(","),
        name,
        // failed requests are logged by the caller with their subject; a stack for each would be expensive
        noAsyncTraces: true,
        inboxPrefix: `_INBOX_${name.replaceAll(/[^a-z]/gi, "")}`,
        timeout: 1_500 * (env.TIMEOUT_FACTOR ?? 1),
        maxReconnectAttempts: -1,
        reconnectTimeWait: 250,
        reconnectJitter: 100,
        // a dead connection is detected after 6 s
        pingInterval: 2_000,
        maxPingOut: 2,
        ...(env.NATS_NKEY_SEED
          ? { authenticator: nkeyAuthenticator(new TextEncoder().encode(env.NATS_NKEY_SEED)) }
          : {}),
      });
      return { nats, isUp: watch(nats, log), timeoutFactor: env.TIMEOUT_FACTOR ?? 1 };
    } catch (error) {
      if (Date.now() > until)
        throw new Error("NATS does not answer. Is NATS_URL right and the server running?", { cause: error });
      log.warn("nats is not reachable yet");
      await pause(250);
    }
  }
}

function watch(nats: NatsConnection, log: Log): () => boolean {
  let up = true;
  void (async () => {
    for await (const status of nats.status()) {
      if (status.type === "disconnect" || status.type === "staleConnection" || status.type === "close") {
        if (up && !nats.isDraining() && !nats.isClosed()) log.warn("nats is unreachable");
        up = false;
      }
      if (status.type === "reconnect") {
        up = true;
        log.info("nats is reachable again");
      }
      if (status.type === "error") log.error({ err: status.error }, "nats reports an error");
    }
  })();
  return () => up && !nats.isClosed();
}

export const settledInTime = (work: Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.allSettled(work), pause(CLOSE_STEP_MS, undefined, { ref: false })]);
