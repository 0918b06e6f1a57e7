import { hasDotSegment } from "@hundeblick/proto/http/web-address";
import { type Resolve, resolvePublic } from "./public-address.ts";

/** `own`: origin of our demo marketplace on loopback, the only private address allowed, on its exact port. */
export type AllowListOptions = { hosts: readonly string[]; own?: string; resolve?: Resolve };
export type AllowList = { allows(url: URL): boolean; pinOf: (url: URL) => ReturnType<Resolve> };

/** Most redirects of one request. */
export const MAX_REDIRECTS = 3;
export const MAX_BYTES = 5 * 1024 * 1024;
export const PAGE_TIMEOUT_MS = 10_000;
export const USER_AGENT = "Mozilla/5.0 (compatible; Hundeblick catalogue)";

/** Allows only our own marketplace, and these hosts over https on a public address. */
export function allowList({ hosts, own, resolve = resolvePublic }: AllowListOptions): AllowList {
  const isOwn = (url: URL): boolean => own !== undefined && url.origin === own && url.username === "";
  const isListed = (url: URL): boolean =>
    url.protocol === "https:" &&
    url.port === "" &&
    url.username === "" &&
    !hasDotSegment(url.pathname) &&
    hosts.includes(url.hostname);
  return {
    allows: (url) => isOwn(url) || isListed(url),
    pinOf: async (url) =>
      isOwn(url) ? { address: "127.0.0.1", family: 4 } : isListed(url) ? resolve(url.hostname) : null,
  };
}
