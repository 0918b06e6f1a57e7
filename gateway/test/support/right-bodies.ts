import { newId } from "@hundeblick/proto/ids";
import { PASSWORD } from "./memory-operators.ts";

const id = newId();
const words = (count: number, word: string): string[] => Array.from({ length: count }, (_, n) => `${word} ${n}`);
const offer = {
  asin: "B000000001", url: "https://www.amazon.de/dp/B000000001", marketTitle: "Lachsöl", price: "9.90", currency: "EUR", available: true, rating: 4.5, reviewCount: 3, primeEligible: true,
  description: "Öl", bulletPoints: ["gut"], imageUrl: "/img/products/oil.svg", marketBrand: "Nordfell", isActive: true, lastScraped: "2026-11-20T10:00:00.000Z", priceSeenAt: "2026-11-20T10:00:00.000Z",
};
const product = { internalId: "HB-1", baseName: "Lachsöl", brand: "Nordfell", category: "omega3", ingredients: ["omega3"], dosageInstructions: "täglich", dogSizes: ["small"], form: "oil", imageUrl: "/img/products/oil.svg", isActive: true, priority: 1 };

/** A body that is taken, with every field it may have; null: this call reads no body. Of an import's rows each mistake is named by the catalogue, so there are none here. */
export const RIGHT_BODIES: Readonly<Record<string, object | null>> = {
  "post /api/report/unlock": { email: "anna@example.org", reportId: id, newsletter: true, language: "de" },
  "delete /api/report/:id": null,
  "post /api/track/event": { eventId: id, sessionId: id, type: "opened_website", landingPage: "/de", referrer: "https://example.org", utmSource: "mail", utmCampaign: "may", reportId: id },
  "post /api/track/click": {
    eventId: id, sessionId: id, reportId: id, product: { asin: "B000000001", name: "Lachsöl", price: 9.9, brand: "Nordfell", category: "omega3" },
    context: { clickPosition: 1, recommendedFor: "coat", timeToClick: 10, isReturnClick: false, openedNewTab: true },
  },
  "post /api/contact": { name: "Anna", email: "anna@example.org", subject: "Frage", message: "Hallo", language: "de", website: "" },
  "post /api/newsletter/confirm": null,
  "post /api/newsletter/unsubscribe": null,
  "post /api/client-errors": { message: "x", stack: "at y", page: "/de", release: "1" },
  "post /api/admin/auth/login": { email: "nobody@example.org", password: "not this one" },
  "post /api/admin/auth/logout": null,
  "post /api/admin/operators": { email: "cara@example.org" },
  "post /api/admin/operators/me/password": { current: PASSWORD, password: "another long one" },
  "post /api/admin/operators/:id/disable": null,
  "post /api/admin/operators/:id/enable": null,
  "post /api/admin/products": { ...product, demo: false, markets: { de: offer } },
  "put /api/admin/products/:id": { ...product, version: 1 },
  "put /api/admin/products/:id/markets/:market": { ...offer, version: 1 },
  "delete /api/admin/products/:id": null,
  "put /api/admin/discover/keywords": { library: { categories: [{ id: "joints", name: "Gelenke", phrases: words(9, "gelenk") }], top: words(20, "oben") }, version: 0 },
  "post /api/admin/discover/search": { query: "lachsöl", market: "de" },
  "post /api/admin/discover/import": { asin: "B000000001", market: "de", initialData: { asin: "B000000001", title: "Lachsöl", price: "9.90", currency: "EUR", rating: 4.5, reviewCount: 3, imageUrl: "https://example.org/a.jpg", url: "https://www.amazon.de/dp/B000000001", primeEligible: true } },
  "post /api/admin/products/:id/scrape": { market: "de" },
  "post /api/admin/discover/update-all": { market: "de" },
  "post /api/admin/discover/updates": { market: "de" },
  "post /api/admin/discover/updates/:jobId/control": { action: "pause" },
  "post /api/admin/import": { data: { schema: "hundeblick-products", version: 1, exportedAt: "2026-11-20T10:00:00.000Z", markets: ["de"], products: [] }, mode: "merge", dryRun: true },
  "post /api/admin/import/:id/undo": null,
  "delete /api/admin/clicks/:id": null,
  "post /api/admin/sessions/bulk-delete": { deleteByIp: "193.99.144.0/24", preview: true },
  "post /api/admin/emails/delete": { emails: ["anna@example.org"], preview: true },
  "post /api/admin/mail/test": { to: "anna@example.org" },
  "put /api/admin/claims": { claims: [{ place: "hero", value: 98, unit: "percent", text: { de: "a", en: "b", pl: "c" }, source: "own" }], version: 0 },
  "put /api/admin/marketplace": { dailyBudget: 500 },
  "put /api/admin/retention": { rawDays: 90 },
};
