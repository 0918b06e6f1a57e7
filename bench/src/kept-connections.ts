import { Agent, get } from "node:http";

export type KeptConnections = { ask: (url: string) => Promise<string>; close: () => void };

/** A client that costs little itself: at most so many connections, which stay open as a browser's do. `ask` gives the body. @throws {Error} for any answer but 200 */
export function keptConnections(atMost: number): KeptConnections {
  const agent = new Agent({ keepAlive: true, maxSockets: atMost, scheduling: "fifo" });
  const ask = (url: string): Promise<string> => new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: 30_000 }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(pieces).toString();
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(`${url} answered ${response.statusCode}: ${body.slice(0, 200)}`));
      });
    });
    request.on("error", reject);
    request.on("timeout", () => request.destroy(new Error(`${url} did not answer within 30 s`)));
  });
  return { ask, close: () => agent.destroy() };
}
