import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import robotsParser from "robots-parser";

export type PageResponse = { status: number; body: string; retryAfter: string | null };
/** Reads one page; null if it is not allowed or incomplete. */
export type GetPage = (url: URL) => Promise<PageResponse | null>;
/** Stored state of the hosts. */
export type HostStore = {
  closedUntil(host: string): Promise<Date | null>;
  /** Takes one request from the day's budget; false when it is spent. */
  take(host: string, day: string, budget: number): Promise<boolean>;
  /** Counts a refusal; returns how many there were in a row. */
  blocked(host: string): Promise<number>;
  close(host: string, until: Date): Promise<void>;
  markRecovered(host: string): Promise<void>;
  /** Records how long reading a page took. */
  answered(host: string, tookMs: number, at: Date): Promise<void>;
};
type PageResult =
  | { outcome: "page"; page: PageResponse }
  | { outcome: "blocked" | "not_allowed" | "unreachable"; retryAt: Date | null };
type HostLimitOptions = {
  get: GetPage;
  hosts: HostStore;
  dailyBudget: () => Promise<number>;
  pauseMs: readonly [least: number, most: number];
  now: () => Date;
};

/** More than there are marketplaces. */
const HOSTS = 20;
const DAY_MS = 86_400_000;
const BLOCK_MS = 15 * 60_000;
const MAX_BLOCK_MS = DAY_MS;
const AGENT = "Hundeblick";
/** The package is CommonJS, and its types declare a default that Node does not have. */
const parseRobots = robotsParser as unknown as (
  url: string,
  text: string,
) => { isAllowed(url: string, agent: string): boolean | undefined };

const isRefusal = ({ status }: PageResponse): boolean => status === 429 || status === 503;
/** Status codes of a block. For robots.txt 403 means no restrictions (RFC 9309, 2.3.1.3). */
const isRefusedPage = (got: PageResponse): boolean => isRefusal(got) || got.status === 403;

/** One request at a time per host with a pause, within robots.txt and a daily budget; backs off while it is blocked. */
export function createHostLimits({ get, hosts, dailyBudget, pauseMs: [least, most], now }: HostLimitOptions) {
  const limits = new Map<string, LimitFunction>();
  const robots = new LRUCache<string, (url: string) => boolean>({
    max: HOSTS,
    ttl: DAY_MS,
    perf: { now: () => now().getTime() },
  });

  /** null without restrictions; a date when it was blocked. */
  async function mayAsk(url: URL): Promise<boolean | Date | null> {
    const known = robots.get(url.host);
    if (known) return known(url.href);
    const address = new URL("/robots.txt", url);
    const got = await get(address);
    if (got && isRefusal(got)) return refuse(url.host, got.retryAfter);
    if (!got || got.status >= 500) return null;
    const rules = parseRobots(address.href, got.status === 200 ? got.body : "");
    const allows = (href: string) => rules.isAllowed(href, AGENT) ?? true;
    robots.set(url.host, allows);
    return allows(url.href);
  }

  async function closeFor(host: string, ms: number): Promise<Date> {
    const until = new Date(now().getTime() + Math.min(ms, MAX_BLOCK_MS));
    await hosts.close(host, until);
    return until;
  }

  async function askOne(url: URL): Promise<PageResult> {
    const closed = await hosts.closedUntil(url.host);
    if (closed && closed > now()) return { outcome: "blocked", retryAt: closed };
    const allowed = await mayAsk(url);
    if (allowed instanceof Date) return { outcome: "blocked", retryAt: allowed };
    if (allowed === null) return { outcome: "unreachable", retryAt: null };
    if (!allowed) return { outcome: "not_allowed", retryAt: null };
    const day = now().toISOString().slice(0, 10);
    if (!(await hosts.take(url.host, day, await dailyBudget())))
      return { outcome: "not_allowed", retryAt: new Date(Date.parse(day) + DAY_MS) };
    await wait(least + Math.random() * (most - least));
    const asked = performance.now();
    const page = await get(url);
    if (!page) return { outcome: "unreachable", retryAt: null };
    await hosts.answered(url.host, Math.round(performance.now() - asked), now());
    if (isRefusedPage(page)) return { outcome: "blocked", retryAt: await refuse(url.host, page.retryAfter) };
    return { outcome: "page", page };
  }

  /** Backs off for Retry-After, otherwise twice as long after each block. */
  async function refuse(host: string, retryAfter: string | null = null): Promise<Date> {
    const times = await hosts.blocked(host);
    const said =
      retryAfter === null
        ? Number.NaN
        : /^\d+$/.test(retryAfter)
          ? Number(retryAfter) * 1_000
          : Date.parse(retryAfter) - now().getTime();
    return closeFor(host, said > 0 ? said : BLOCK_MS * 2 ** (times - 1));
  }

  return {
    ask(url: URL): Promise<PageResult> {
      const limit = limits.get(url.host) ?? pLimit(1);
      limits.set(url.host, limit);
      return limit(() => askOne(url));
    },
    refuse,
    markRecovered: (host: string) => hosts.markRecovered(host),
  };
}
export type HostLimits = ReturnType<typeof createHostLimits>;
