import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { type AllowListOptions, allowList, LIMIT_MS, MOST_BYTES, MOST_REDIRECTS, USER_AGENT } from "./allow-list.ts";

export type Got = { status: number; body: string; retryAfter: string | null };
/** A way to read one page. Null when it may not be asked or gives no whole answer. */
export type GetPage = (url: URL) => Promise<Got | null>;
export type GetPageOptions = AllowListOptions & { maxBytes?: number; limitMs?: number };

const HEADERS = { accept: "text/html,application/xhtml+xml", "accept-encoding": "identity", "user-agent": USER_AGENT };

/** GETs one page of an allowed host as it is written: name resolved once and pinned, redirects checked like the first address, at most 5 MB in 10 s. */
export function pageGetter({ maxBytes = MOST_BYTES, limitMs = LIMIT_MS, ...allowed }: GetPageOptions): GetPage {
  const { pinOf } = allowList(allowed);
  const get = async (url: URL, signal: AbortSignal, redirects: number): Promise<Got | null> => {
    const pin = await pinOf(url);
    if (!pin) return null;
    const got = await ask(url, pin, signal, maxBytes);
    if (!got || got.location === null) return got;
    const next = URL.parse(got.location, url.href);
    return next && redirects > 0 ? get(next, signal, redirects - 1) : null;
  };
  return (url) => get(url, AbortSignal.timeout(limitMs), MOST_REDIRECTS).catch(() => null);
}

function ask(url: URL, pin: { address: string; family: number }, signal: AbortSignal, maxBytes: number): Promise<(Got & { location: string | null }) | null> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
      headers: HEADERS, signal, agent: false,
      lookup: (_host, options, answer) => { if (options.all) answer(null, [pin]); else answer(null, pin.address, pin.family); },
    }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) { request.destroy(); resolve(null); } else chunks.push(chunk);
      });
      response.on("error", reject);
      response.on("end", () => {
        const status = response.statusCode ?? 0;
        resolve({ status, body: Buffer.concat(chunks).toString("utf8"), retryAfter: response.headers["retry-after"] ?? null, location: status >= 300 && status < 400 ? response.headers.location ?? null : null });
      });
    });
    request.on("error", reject);
    request.end();
  });
}
