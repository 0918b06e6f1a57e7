import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { type Resolve, resolvePublic } from "./public-address.ts";

export type Got = { status: number; body: string; retryAfter: string | null };
export type GetPage = (url: URL) => Promise<Got | null>;

/** `own` is the origin of our own demo marketplace on loopback: the only one that may be private, and only over its exact port. */
export type GetPageOptions = { hosts: readonly string[]; own?: string; resolve?: Resolve; maxBytes?: number; limitMs?: number };

const REDIRECTS = 3;
const HEADERS = { accept: "text/html,application/xhtml+xml", "accept-encoding": "identity", "user-agent": "Mozilla/5.0 (compatible; Hundeblick catalogue)" };

/**
 * GETs one page of an allowed host: name resolved once and pinned, redirects checked like the first address, at most 5 MB in 10 s.
 * Null when it may not be asked or gives no whole answer.
 */
export function pageGetter({ hosts, own, resolve = resolvePublic, maxBytes = 5 * 1024 * 1024, limitMs = 10_000 }: GetPageOptions): GetPage {
  const pinOf: (url: URL) => ReturnType<Resolve> = async (url) => {
    if (own !== undefined && url.origin === own) return { address: "127.0.0.1", family: 4 };
    const allowed = url.protocol === "https:" && url.port === "" && url.username === "" && hosts.includes(url.hostname);
    return allowed ? resolve(url.hostname) : null;
  };
  const get = async (url: URL, signal: AbortSignal, redirects: number): Promise<Got | null> => {
    const pin = await pinOf(url);
    if (!pin) return null;
    const got = await ask(url, pin, signal, maxBytes);
    if (!got || got.location === null) return got;
    const next = URL.parse(got.location, url.href);
    return next && redirects > 0 ? get(next, signal, redirects - 1) : null;
  };
  return (url) => get(url, AbortSignal.timeout(limitMs), REDIRECTS).catch(() => null);
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
