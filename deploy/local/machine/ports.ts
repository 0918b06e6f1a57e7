import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Below the ephemeral ports (32768 on Linux, 49152 on macOS), which a reconnecting client could occupy. */
const FIRST = 10_000;
const LAST = 32_000;

/** True when a server can listen on this loopback port now. */
export async function isFree(port: number): Promise<boolean> {
  return !(await isListening(port)) && (await listens(port));
}

/** True when something accepts connections on the port; `host` defaults to loopback. */
export async function isListening(port: number, host = "127.0.0.1"): Promise<boolean> {
  const socket = connect({ port, host });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function listens(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    await server[Symbol.asyncDispose]();
  }
}

/** Next candidate; ascending, so that no port is returned twice before its server listens. */
let next = FIRST + Math.floor(Math.random() * (LAST - FIRST));

/** `count` different ports that are free and were not returned before. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = next;
    next = port < LAST ? port + 1 : FIRST;
    if (await isFree(port)) found.push(port);
  }
  return found;
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

const USUAL_PORT = 8080;
type ChosenPort = { port: number; note?: string };

/**
 * The port of the site: the requested one, 8080, or a free one with a note.
 * @throws {Error} for a taken or invalid one.
 */
export async function choosePort(
  asked: string | undefined,
  free: (port: number) => Promise<boolean> = isFree,
): Promise<ChosenPort> {
  if (asked) {
    const port = Number(asked);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`PORT=${asked} is not a port: give a number from 1 to 65535.`);
    if (!(await free(port)))
      throw new Error(
        `Port ${port} is used by another program: stop that program, or choose another port, for example: make start PORT=${port + 1}.`,
      );
    return { port };
  }
  if (await free(USUAL_PORT)) return { port: USUAL_PORT };
  const port = await freePort();
  return { port, note: `Port ${USUAL_PORT} is used by another program, so the site takes ${port}.` };
}
