import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** `down` resets connections; `slow` delays replies by 2 s; `half-open` accepts everything and never replies. */
export type FaultProxyState = "open" | "down" | "slow" | "half-open";
export type Chunk = { from: "client" | "server"; data: Buffer };
/** Inspects each piece; `block` blocks it and all after it. */
type ChunkFilter = (piece: Chunk, connection: object) => "pass" | "block";
export type FaultProxy = {
  port: number;
  /** Connections of a half-open phase stay dead: clients have to reconnect. */
  become(state: FaultProxyState): void;
  /** Returns a function that ends it. */
  watch(filter: ChunkFilter): () => void;
  close(): Promise<void>;
};
/** `isDead`: nothing passes, not even a close. `isBlackholed`: nothing passes but a close. */
type Connection = { near: Socket; far: Socket; isDead: boolean; isBlackholed: boolean; lastWrite: Promise<void> };

const SLOW_MS = 2_000;

/** A TCP proxy that simulates network faults. */
export async function startFaultProxy(to: number, host = "127.0.0.1"): Promise<FaultProxy> {
  const connections = new Set<Connection>();
  const filters = new Set<ChunkFilter>();
  let state: FaultProxyState = "open";

  const server = createServer((near) => {
    // the port stays ours while it is down
    if (state === "down") return void near.on("error", () => undefined).resetAndDestroy();
    const far = connect(to, host);
    const connection: Connection = {
      near,
      far,
      isDead: state === "half-open",
      isBlackholed: false,
      lastWrite: Promise.resolve(),
    };
    connections.add(connection);
    const hangUp = (): void => {
      if (connection.isDead) return;
      connections.delete(connection);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.setNoDelay(true).on("error", () => socket.destroy());
    const passes = (piece: Chunk): boolean => {
      for (const filter of filters) if (filter(piece, connection) === "block") connection.isBlackholed = true;
      return !connection.isDead && !connection.isBlackholed;
    };
    /** In order, each with the delay at its arrival. */
    const later = (act: () => void): void => {
      const due = Date.now() + (state === "slow" ? SLOW_MS : 0);
      connection.lastWrite = connection.lastWrite
        .then(() => (due > Date.now() ? pause(due - Date.now()) : undefined))
        .then(() => {
          if (!connection.isDead) act();
        });
    };
    near.on("data", (data: Buffer) => {
      if (passes({ from: "client", data })) far.write(data);
    });
    far.on("data", (data: Buffer) => {
      if (passes({ from: "server", data })) later(() => near.write(data));
    });
    near.on("close", hangUp);
    far.on("close", () => later(hangUp));
    near.on("end", () => {
      if (!connection.isDead) far.end();
    });
    far.on("end", () => later(() => near.end()));
  });
  const hangUpAll = (): void => {
    for (const { near, far } of connections) for (const socket of [near, far]) socket.destroy();
    connections.clear();
  };

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      state = next;
      if (next === "down") hangUpAll();
      if (next === "half-open") for (const connection of connections) connection.isDead = true;
    },
    watch(filter) {
      filters.add(filter);
      return () => {
        filters.delete(filter);
      };
    },
    async close() {
      hangUpAll();
      await server[Symbol.asyncDispose]();
    },
  };
}
