import { Agent, request as ask } from "node:http";

type Sent = { body: Buffer; type: string };
export type KeepAliveClient = { ask: (url: string, sent?: Sent) => Promise<string>; close: () => void };

/** A cheap HTTP client with keep-alive connections; with `sent` it is a POST. @throws {Error} unless 200 or 202 */
export function createKeepAliveClient(atMost: number): KeepAliveClient {
  const agent = new Agent({ keepAlive: true, maxSockets: atMost, scheduling: "fifo" });
  const answer = (url: string, sent?: Sent): Promise<string> =>
    new Promise((resolve, reject) => {
      const about = sent
        ? { method: "POST", headers: { "content-type": sent.type, "content-length": sent.body.length } }
        : {};
      const request = ask(url, { agent, timeout: 60_000, ...about }, (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", reject);
        response.on("end", () => {
          const body = Buffer.concat(pieces).toString();
          if (response.statusCode === 200 || response.statusCode === 202) resolve(body);
          else reject(new Error(`${url} answered ${response.statusCode}: ${body.slice(0, 200)}`));
        });
      });
      request.on("error", reject);
      request.on("timeout", () => request.destroy(new Error(`${url} did not answer within 60 s`)));
      request.end(sent?.body);
    });
  return { ask: answer, close: () => agent.destroy() };
}
