import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MARKETS } from "@hundeblick/proto/language";
import { createHostLimits } from "../../src/domain/host-limits.ts";
import { AMAZON, pageMarketplace } from "../../src/adapters/page-marketplace.ts";
import type { Case } from "../corpus/search-pages.ts";

const ASIN = "B0TEST0001";
const at = (path: string): string => readFileSync(new URL(`../corpus/${path}`, import.meta.url), "utf8");
const casesOf = (market: string) =>
  (JSON.parse(at(`${market}/expected.json`)) as Omit<Case, "html">[]).map((given) => ({
    ...given,
    html: at(`${market}/${given.name}.html`),
  }));
const hosts = {
  closedUntil: async () => null,
  take: async () => true,
  blocked: async () => 1,
  close: async () => undefined,
  markRecovered: async () => undefined,
  answered: async () => undefined,
};

/** A marketplace whose host returns this page for every request. */
const marketplaceOf = ({ html, status = 200, padding = 0 }: Pick<Case, "html" | "status" | "padding">) =>
  pageMarketplace(
    AMAZON,
    createHostLimits({
      get: async (url) =>
        url.pathname === "/robots.txt"
          ? { status: 404, body: "", retryAfter: null }
          : {
              status,
              body: html.replace("</body>", `<script>${"x".repeat(padding)}</script></body>`),
              retryAfter: null,
            },
      hosts,
      dailyBudget: async () => 1,
      pauseMs: [0, 0],
      now: () => new Date("2026-11-21T10:00:00Z"),
    }),
  );

test("has the same pages for each market, thirty or more", () => {
  const names = MARKETS.map((market) => casesOf(market).map(({ name }) => name));
  expect(names[0]?.length).toBeGreaterThanOrEqual(30);
  for (const each of names) expect(each).toEqual(names[0]);
});

describe.each(MARKETS)("on %s", (market) => {
  test.each(casesOf(market).map((given) => [given.name, given] as const))("%s", async (_name, given) => {
    const marketplace = marketplaceOf(given);
    const looked =
      given.kind === "search" ? await marketplace.search("x", market) : await marketplace.product(ASIN, market);
    const results = (value: unknown) =>
      (value as { asin: string }[]).map((result) => ({ ...result, url: AMAZON.linkTo(result.asin, market) }));
    const value = given.kind === "search" && given.outcome === "ok" ? results(given.value) : given.value;
    expect(looked).toEqual(
      given.value === undefined
        ? { outcome: given.outcome, retryAt: given.outcome === "blocked" ? expect.any(Date) : null }
        : { outcome: given.outcome, value, ...(given.doubtful && { doubtful: given.doubtful }) },
    );
  });
});
