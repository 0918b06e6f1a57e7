import { hasDotSegment } from "@hundeblick/proto/http/web-address";
import { type AllowListOptions, allowList, PAGE_TIMEOUT_MS, MAX_BYTES, MAX_REDIRECTS } from "./allow-list.ts";
import type { GetPage, PageResponse } from "../../domain/host-limits.ts";
import { requestPinned } from "./request-pinned.ts";

export type GetPageOptions = AllowListOptions & { maxBytes?: number; limitMs?: number };

/** Checked before `URL` normalises it. */
const isOdd = (location: string): boolean =>
  location.includes("\\") || hasDotSegment(location.replace(/^[a-z]+:\/\/[^/?#]*/i, "").split(/[?#]/)[0] ?? "");

/** GETs one page of an allowed host: address resolved once and pinned, redirects checked too, at most 5 MB in 10 s. */
export function pageGetter({ maxBytes = MAX_BYTES, limitMs = PAGE_TIMEOUT_MS, ...allowed }: GetPageOptions): GetPage {
  const { pinOf } = allowList(allowed);
  const get = async (url: URL, signal: AbortSignal, redirects: number): Promise<PageResponse | null> => {
    const pin = await pinOf(url);
    if (!pin) return null;
    const got = await requestPinned(url, pin, signal, maxBytes);
    if (!got || got.location === null) return got;
    if (isOdd(got.location)) return null;
    const next = URL.parse(got.location, url.href);
    return next && redirects > 0 ? get(next, signal, redirects - 1) : null;
  };
  return (url) => get(url, AbortSignal.timeout(limitMs), MAX_REDIRECTS).catch(() => null);
}
