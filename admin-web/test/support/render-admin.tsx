import "@testing-library/jest-dom/vitest";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { notifications } from "@mantine/notifications";
import { render } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { MemoryRouter } from "react-router-dom";
import type { CatalogueOverview, Product, ProductRow, StatusCounts } from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import { MARKETS } from "@hundeblick/proto/language";
import { App } from "../../src/app/App.tsx";
import { unknownSession } from "../../src/shared/session/session.slice.ts";
import { type AppStore, makeStore } from "../../src/shared/store/store.ts";
import { storedMarket } from "../../src/shared/store/stored-market.ts";

// browser APIs that the component library needs and jsdom lacks
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, "fonts", { value: new EventTarget() });
// jsdom's targets reject the platform's AbortSignal, which msw needs
const targets = Object.getPrototypeOf(Node.prototype) as EventTarget;
const listen = Object.getOwnPropertyDescriptor(targets, "addEventListener")?.value as (
  this: EventTarget,
  ...args: Parameters<EventTarget["addEventListener"]>
) => void;
targets.addEventListener = function (
  this: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
) {
  if (typeof options !== "object" || !options.signal) return listen.call(this, type, listener, options);
  const { signal, ...rest } = options;
  listen.call(this, type, listener, rest);
  signal.addEventListener("abort", () => this.removeEventListener(type, listener, rest));
};

export const at = (path: string): string => `http://localhost/api/admin${path}`;
export const salmonOil: Product = {
  id: newId(),
  version: 3,
  internalId: "HB-0107",
  baseName: "Lachsöl Pur",
  brand: "Nordfell",
  category: "omega3",
  ingredients: ["Lachsöl", "Vitamin E"],
  dosageInstructions: "",
  dogSizes: ["small", "large"],
  form: "oil",
  imageUrl: null,
  isActive: true,
  priority: 85,
  demo: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-05-14T12:18:00.000Z",
  markets: {
    de: {
      asin: "B09TZ4LD1R",
      url: "https://www.amazon.de/dp/B09TZ4LD1R",
      marketTitle: "Lachsöl",
      price: "19.90",
      currency: "EUR",
      available: true,
      rating: 4.7,
      reviewCount: 5310,
      primeEligible: true,
      description: "",
      bulletPoints: ["Kaltgepresst", "Ohne Zusätze"],
      specifications: { Inhalt: "1000 ml" },
      imageUrl: null,
      marketBrand: "Nordfell",
      isActive: true,
      lastScraped: null,
      priceSeenAt: null,
    },
  },
};
export function toRow({ markets, dosageInstructions: _dosage, createdAt: _created, ...product }: Product): ProductRow {
  const {
    description: _description,
    bulletPoints: _bullets,
    specifications: _specifications,
    ...offer
  } = markets.de ?? {};
  return {
    ...product,
    offer: markets.de ? (offer as ProductRow["offer"]) : null,
    coverage: { de: markets.de ? "active" : "none", us: "none", uk: "none", pl: "none" },
    wanting: {},
  };
}

/** A signed-in operator, and the stored market. */
export const OPERATOR = { token: "the-csrf-token", email: "ada@example.org", market: "de" };
let given: typeof OPERATOR | null = null;
/** Session of the next `renderAdmin`; null: none. */
export function setSession(session: typeof OPERATOR | null): void {
  given = session;
  if (session) localStorage.setItem("admin-market", session.market);
}
let store: AppStore | undefined;
/** CSRF token of the session or null, and the stored market. */
export const readSession = (): { token: string | null; market: string | null } => ({
  token: store?.getState().session.csrfToken ?? null,
  market: localStorage.getItem("admin-market"),
});
export const buildSession = ({ email, token }: { email: string; token: string }) => ({
  email,
  csrfToken: token,
  endsInSeconds: 1_800,
  needsPasskey: false,
});

const countStatuses = (products: readonly Product[]): StatusCounts => {
  const active = products.filter(({ isActive }) => isActive).length;
  return { active, inactive: products.length - active };
};
export const buildOverview = (products: readonly Product[]): CatalogueOverview => ({
  all: products.length,
  gaps: products.length,
  categories: [{ category: "omega3", count: products.length }],
  markets: Object.fromEntries(
    MARKETS.map((market) => [
      market,
      { listed: products.filter(({ markets }) => markets[market]).length, oldPrice: 0, outOfStock: 0 },
    ]),
  ) as CatalogueOverview["markets"],
});

/** Stubs these products; each reply may be replaced with `server.use`. */
export const catalogueHandlers = (products: readonly Product[]) => [
  http.get(at("/products"), () =>
    HttpResponse.json({
      products: products.map(toRow),
      total: products.length,
      statuses: countStatuses(products),
      overview: buildOverview(products),
    }),
  ),
  http.get(at("/products/:id/prices"), () => HttpResponse.json({ prices: [] })),
  http.get(at("/products/:id"), ({ params }) => {
    const found = products.find(({ id }) => id === params["id"]);
    return found
      ? HttpResponse.json(found)
      : HttpResponse.json({ error: "We cannot find this product.", code: "product_not_found" }, { status: 404 });
  }),
];

export const errorReply = (status: number, code: string, error: string, details?: object) => () =>
  HttpResponse.json({ error, code, details }, { status });

export const unavailable = errorReply(503, "unavailable", "We are out of reach for a moment.");

/** By default no jobs run, the catalogue has one product, and the source is our own shop. */
export const server = setupServer(
  ...catalogueHandlers([salmonOil]),
  http.get(at("/discover/updates"), () => HttpResponse.json({ job: null })),
  http.get(at("/auth/session"), () => HttpResponse.json({ session: given && buildSession(given) })),
  http.get(at("/import"), () => HttpResponse.json({ import: null })),
  http.get(at("/marketplace"), () =>
    HttpResponse.json({ source: "demo", canReadAmazon: true, dailyBudget: null, hosts: [], timeZone: "UTC" }),
  ),
);

/** Stubs the server in each test of a file, for a signed-in operator. */
export function useServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    localStorage.clear();
    setSession(OPERATOR);
  });
  afterEach(() => {
    server.resetHandlers();
    // one notification is shown at a time: another test's would hold up the next one's for seconds
    notifications.clean();
  });
  afterAll(() => server.close());
}

/** Renders the admin area at a path with the session of `keep`; `asks`: it is fetched first, as after a page load. */
export function renderAdmin(path = "/admin", { asks = false } = {}) {
  const unknown = unknownSession(storedMarket());
  store = makeStore(
    asks
      ? unknown
      : given
        ? { ...unknown, ...buildSession(given), status: "in", user: { email: given.email } }
        : { ...unknown, status: "out" },
  );
  return {
    store,
    ...render(
      <MemoryRouter initialEntries={[path]}>
        <App store={store} />
      </MemoryRouter>,
    ),
  };
}
