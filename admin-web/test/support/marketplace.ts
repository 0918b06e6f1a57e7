import { http, HttpResponse } from "msw";
import type {
  FinishedUpdate,
  KeywordLibrary,
  PastSearch,
  RefreshResult,
  SearchReply,
  SearchResult,
} from "@hundeblick/proto/http/admin/marketplace";
import { newId } from "@hundeblick/proto/ids";
import { at } from "./render-admin.tsx";

export const buildResult = (asin: string, part: Partial<SearchResult> = {}): SearchResult => ({
  asin,
  title: `Produkt ${asin}`,
  price: "24.99",
  currency: "EUR",
  rating: 4.6,
  reviewCount: 2184,
  imageUrl: "/img/products/jar.svg",
  url: `/demo-shop/de/${asin}`,
  primeEligible: false,
  ...part,
});

export const library: KeywordLibrary = {
  categories: [
    { id: "joints", name: "Joints", phrases: Array.from({ length: 30 }, (_, n) => `Gelenk ${n + 1} Hund`) },
    { id: "skin", name: "Skin", phrases: Array.from({ length: 9 }, (_, n) => `Haut ${n + 1} Hund`) },
  ],
  top: Array.from({ length: 20 }, (_, n) => `top ${n + 1} hund`),
};

const TWO_DAYS_MS = 2 * 86_400_000;
const PAST: PastSearch[] = [
  { query: "top 1 hund", found: 48, at: new Date(Date.now() - TWO_DAYS_MS).toISOString() },
  { query: "top 3 hund", found: 0, at: new Date().toISOString() },
];

/** A stub marketplace with results by query; requests are recorded in `asked`. */
export const marketplaceHandlers = (
  replies: Record<string, SearchReply | (() => Response | Promise<Response>)>,
  asked: unknown[] = [],
) => [
  http.get(at("/discover/keywords"), () => HttpResponse.json(library)),
  http.get(at("/discover/top-searches"), () => HttpResponse.json({ searches: PAST })),
  http.post(at("/discover/search"), async ({ request }) => {
    const body = (await request.json()) as { query: string };
    asked.push(body);
    const reply = replies[body.query] ?? { outcome: "ok", results: [], retryAt: null };
    return typeof reply === "function" ? await reply() : HttpResponse.json(reply);
  }),
];

export const found = (...results: SearchResult[]): SearchReply => ({ outcome: "ok", results, retryAt: null });
export const refused = (outcome: SearchReply["outcome"], retryAt: string | null = null): SearchReply => ({
  outcome,
  results: [],
  retryAt,
});

/** The marketplace that product data are read from. */
export const reads = (source: "demo" | "amazon") =>
  http.get(at("/marketplace"), () =>
    HttpResponse.json({ source, canReadAmazon: true, dailyBudget: null, hosts: [], timeZone: "UTC" }),
  );

export const buildRefresh = (part: Partial<RefreshResult> = {}): RefreshResult => ({
  productId: newId(),
  asin: "B09TZ4LD1R",
  name: "Lachsöl Pur",
  status: "success",
  outcome: "ok",
  error: null,
  differences: [],
  doubtful: [],
  ...part,
});

export function buildJob(part: Partial<FinishedUpdate> = {}): FinishedUpdate {
  const results = part.results ?? [];
  const successful = results.filter(({ status }) => status === "success").length;
  return {
    jobId: newId(),
    market: "de",
    state: "running",
    summary: { total: 4, successful, failed: results.length - successful },
    current: "Zahnfein",
    waitsUntil: null,
    results,
    startedAt: new Date(Date.now() - 10_000).toISOString(),
    finishedAt: null,
    startedBy: "ada@example.org",
    ...part,
  };
}
