import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { USER_AGENT } from "./allow-list.ts";

const HEADERS = { accept: "text/html,application/xhtml+xml", "accept-encoding": "identity", "user-agent": USER_AGENT };
type Answer = { status: number; body: string; retryAfter: string | null; location: string | null };

/** Requests the pinned address, whatever the name resolves to by now. null if the reply exceeds `maxBytes`. */
export function requestPinned(
  url: URL,
  pin: { address: string; family: number },
  signal: AbortSignal,
  maxBytes: number,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(
      url,
      {
        headers: HEADERS,
        signal,
        agent: false,
        lookup: (_host, options, answer) => {
          if (options.all) answer(null, [pin]);
          else answer(null, pin.address, pin.family);
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxBytes) {
            request.destroy();
            resolve(null);
          } else chunks.push(chunk);
        });
        response.on("error", reject);
        response.on("end", () => {
          const status = response.statusCode ?? 0;
          resolve({
            status,
            body: Buffer.concat(chunks).toString("utf8"),
            retryAfter: response.headers["retry-after"] ?? null,
            location: status >= 300 && status < 400 ? (response.headers.location ?? null) : null,
          });
        });
      },
    );
    request.on("error", reject);
    request.end();
  });
}
