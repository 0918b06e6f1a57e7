import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "../machine/ports.ts";
import { venvFile } from "../setup/virtualenv.ts";
import { inherited, type Server } from "./server.ts";

/**
 * Every acknowledged message is synced to disk. The store's limit is twice the streams' own limits, because the server
 * counts a stream again when it is requested again.
 */
const config = (port: number, monitor: number, folder: string): string => `
host: 127.0.0.1
port: ${port}
http: "127.0.0.1:${monitor}"
max_payload: 1MB
# a client whose line went dead gets no more calls after 6 s; with the server's own 2 minutes, its share of them would time out for 6
ping_interval: "2s"
ping_max: 2
jetstream {
  store_dir: ${JSON.stringify(folder)}
  max_file_store: 4GB
  sync_interval: always
}
`;

/** NATS with JetStream, its streams below `folder`. */
export async function localNats(folder: string): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const [port, monitor] = (await freePorts(2)) as [number, number];
  const file = join(folder, "nats.conf");
  writeFileSync(file, config(port, monitor, folder));
  return {
    kind: "nats",
    label: "NATS",
    env: { NATS_URL: `nats://127.0.0.1:${port}` },
    specs: [
      {
        name: "nats",
        command: venvFile("bin/nats-server"),
        args: ["-c", file],
        cwd: folder,
        env: inherited(),
        ready: async () =>
          (await fetch(`http://127.0.0.1:${monitor}/healthz`, { signal: AbortSignal.timeout(1_000) })).ok,
      },
    ],
  };
}
