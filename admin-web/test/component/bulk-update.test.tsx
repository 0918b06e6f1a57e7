import { beforeEach, describe, expect, test } from "vitest";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse, type RequestHandler } from "msw";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { type FinishedUpdate, UPDATE_PAGE } from "@hundeblick/proto/http/admin/marketplace";
import { newId } from "@hundeblick/proto/ids";
import { onDate } from "../../../web-kit/test/fixed-date.ts";
import { buildJob, buildRefresh, reads } from "../support/marketplace.ts";
import {
  at,
  catalogueHandlers,
  renderAdmin,
  salmonOil,
  server,
  unavailable,
  useServer,
} from "../support/render-admin.tsx";

useServer();
const without: Product = {
  ...salmonOil,
  id: newId(),
  internalId: "HB-2",
  baseName: "Ohne Nummer",
  markets: { de: { ...(salmonOil.markets.de as NonNullable<Product["markets"]["de"]>), asin: null } },
};

beforeEach(() => {
  server.use(...catalogueHandlers([salmonOil, without]), reads("amazon"));
});

/** A stub server with one job; `calls` records its commands. */
function jobs(first: FinishedUpdate | null) {
  const state = { job: first, calls: [] as string[], pages: [] as number[] };
  server.use(
    http.get(at("/discover/updates"), () => HttpResponse.json({ job: state.job })),
    http.get(at("/discover/updates/:jobId/results"), ({ request }) => {
      const from = Number(new URL(request.url).searchParams.get("from"));
      state.pages.push(from);
      return HttpResponse.json({ results: state.job?.results.slice(from, from + UPDATE_PAGE) ?? [] });
    }),
    http.post(at("/discover/updates"), async ({ request }) => {
      state.calls.push(`start ${((await request.json()) as { market: string }).market}`);
      state.job = buildJob();
      return HttpResponse.json(state.job, { status: 202 });
    }),
    http.post(at("/discover/updates/:jobId/control"), async ({ request }) => {
      const { action } = (await request.json()) as { action: "pause" | "resume" | "cancel" };
      state.calls.push(action);
      state.job = {
        ...(state.job as FinishedUpdate),
        state: action === "pause" ? "paused" : action === "resume" ? "running" : "cancelled",
        finishedAt: action === "cancel" ? new Date().toISOString() : null,
      };
      return HttpResponse.json(state.job);
    }),
  );
  return state;
}
const open = (): void => void renderAdmin("/admin?tab=bulk-update");
const press = async (name: string): Promise<void> => await userEvent.click(await screen.findByRole("button", { name }));

const priceFell = buildRefresh({
  name: "Teufelskralle",
  asin: "B07YFH5T8N",
  differences: [
    { field: "price", before: '"22.90"', after: '"20.49"' },
    { field: "available", before: "true", after: "false" },
    { field: "marketTitle", before: '"Alt"', after: '"Neu"' },
  ],
});
const doubtful = buildRefresh({ name: "Rundum Vital", asin: "B0B5R1HJ6T", outcome: "doubtful", doubtful: ["price"] });
const same = buildRefresh({ name: "Mariendistel", asin: "B0BHN8K5ZC" });
const gone = buildRefresh({
  name: "Hüftgold",
  asin: "B0CK1R77ZP",
  status: "failed",
  outcome: "gone",
  error: "The marketplace has no such product any more",
});
const blocked = buildRefresh({
  name: "Pfotenruhe",
  asin: "B0BFT42XQD",
  status: "failed",
  outcome: "blocked",
  error: "The marketplace does not want to be asked right now",
});

describe("before an update", () => {
  test("shows its effect, number of products, duration, and the last result", async () => {
    jobs(
      buildJob({
        state: "finished",
        finishedAt: "2026-11-20T09:00:00.000Z",
        results: [same],
        summary: { total: 1, successful: 1, failed: 0 },
      }),
    );
    open();
    expect(await screen.findByText(/It takes 2-3 seconds per product and runs one product at a time/)).toBeVisible();
    const counts = Object.fromEntries(
      screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(counts).toEqual({
      "Products with an ASIN": "1",
      "Estimate at 2.5 s each": "1 min",
      "Skipped, no ASIN": "1",
    });
    expect(
      screen.getByText(/Last update of Germany: 20 Nov 2026.*1 of 1 successful, started by ada@example.org/),
    ).toBeVisible();
    await press("Show results");
    expect(await screen.findByText("Germany is up to date")).toBeVisible();
  });

  test("is disabled without any ASIN, with a link to products", async () => {
    server.use(...catalogueHandlers([without]));
    jobs(null);
    open();
    expect(await screen.findByText("No product in Germany has an ASIN")).toBeVisible();
    expect(screen.getByRole("button", { name: "Start update" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Discover products" })).toHaveAttribute("href", "/admin?tab=discover");
  });

  test("lists products of the other marketplace, and starts with the rest", async () => {
    const example: Product = { ...salmonOil, id: newId(), internalId: "demo-1", demo: true };
    const offer = salmonOil.markets.de as NonNullable<Product["markets"]["de"]>;
    server.use(
      ...catalogueHandlers([salmonOil, { ...example, markets: { de: { ...offer, asin: "DEMO000001" } } }]),
      reads("amazon"),
    );
    jobs(null);
    open();
    expect(
      await screen.findByText(
        "Amazon is read now (Settings): 1 product of the demo marketplace is left out and keeps what it has.",
      ),
    ).toBeVisible();
    await press("Start update");
    const dialog = await screen.findByRole("dialog", { name: "Update 1 product in Germany?" });
    expect(within(dialog).getByText("Left out, of the other marketplace").closest("li")).toHaveTextContent(/1$/);
  });

  test("is disabled when every product belongs to the other marketplace", async () => {
    server.use(reads("demo"));
    jobs(null);
    open();
    expect(await screen.findByText("No product in Germany to read")).toBeVisible();
    expect(screen.getByText(/The demo marketplace is read now \(Settings\): 1 product of Amazon/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Start update" })).toBeDisabled();
  });

  test("needs a confirmation, and does nothing after “Not now”", async () => {
    const state = jobs(null);
    open();
    await press("Start update");
    const dialog = await screen.findByRole("dialog", { name: "Update 1 product in Germany?" });
    expect(within(dialog).getByText(/It takes about 1 minute and can be paused/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(state.calls).toEqual([]);
  });

  test("counts more products than one page holds", async () => {
    server.use(
      http.get(at("/products"), ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get("offset") ?? 0);
        const count = Math.min(200, 410 - offset);
        return HttpResponse.json({
          total: 410,
          statuses: { active: 410, inactive: 0 },
          products: Array.from({ length: count }, (_, n) => rowNumber(offset + n)),
        });
      }),
    );
    jobs(null);
    open();
    expect(await screen.findByText("18 min")).toBeVisible();
    expect(screen.getByText("Products with an ASIN").nextElementSibling).toHaveTextContent("410");
  });

  test.each([
    ["Bulk update failed", unavailable, "We are out of reach for a moment. Nothing was started."],
    ["Failed to update products", () => HttpResponse.error(), "No answer came. It may be done or not; look again."],
  ])("that cannot start says “%s”", async (title, reply, why) => {
    jobs(null);
    server.use(http.post(at("/discover/updates"), reply));
    open();
    await press("Start update");
    await press("Update 1 product");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`${title}${why}`);
  });

  test("that failed to load can be retried", async () => {
    jobs(null);
    let isDown = true;
    server.use(http.get(at("/discover/updates"), () => (isDown ? unavailable() : HttpResponse.json({ job: null }))));
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update products");
    isDown = false;
    await press("Try again");
    await waitFor(() => expect(screen.getByRole("button", { name: "Start update" })).toBeEnabled());
  });
});

describe("a running update", () => {
  onDate(new Date(2026, 10, 21, 10));

  test("is started, polled and ends with results", async () => {
    const state = jobs(null);
    open();
    await press("Start update");
    await press("Update 1 product");
    expect(await screen.findByRole("heading", { name: "Updating Germany" })).toHaveFocus();
    expect(state.calls).toEqual(["start de"]);
    expect(screen.getByRole("progressbar", { name: "0 of 4 products" })).toHaveAttribute("value", "0");
    expect(screen.getByText("Zahnfein")).toBeVisible();
    state.job = buildJob({
      ...state.job,
      results: [priceFell, doubtful],
      summary: { total: 4, successful: 2, failed: 0 },
    });
    expect(await screen.findByRole("progressbar", { name: "2 of 4 products" })).toHaveAttribute("value", "2");
    const list = screen.getByRole("list", { name: "Products as they are read, newest first" });
    const [, newest, oldest] = within(list).getAllByRole("listitem");
    expect(newest).toHaveTextContent("Doubtful, old value kept: price");
    expect(oldest).toHaveTextContent(/Price.*22,90\s€→.*20,49\s€−10\.5%/);
    expect(oldest).toHaveTextContent(/Available.*in stock→.*out of stock/);
    expect(oldest).toHaveTextContent("Titlechanged");
    state.job = buildJob({
      ...state.job,
      state: "finished",
      current: null,
      finishedAt: new Date().toISOString(),
      results: [priceFell, doubtful, same, gone],
      summary: { total: 4, successful: 3, failed: 1 },
    });
    expect(await screen.findByText("Germany is up to date, except for 1 product")).toBeVisible();
  });

  test("is found again after a reload, paused and resumed", async () => {
    const state = jobs(buildJob({ results: [same] }));
    open();
    expect(await screen.findByRole("heading", { name: "Updating Germany" })).toBeVisible();
    expect(screen.getByText(/10 s so far, about 8 s left/)).toBeVisible();
    await press("Pause");
    expect(await screen.findByRole("heading", { name: "Update of Germany paused" })).toBeVisible();
    expect(screen.getByText(/so far, waiting for you/)).toBeVisible();
    await press("Resume");
    expect(await screen.findByRole("heading", { name: "Updating Germany" })).toBeVisible();
    expect(state.calls).toEqual(["pause", "resume"]);
  });

  test("says until when it waits for the marketplace", async () => {
    jobs(buildJob({ results: [same], waitsUntil: new Date(2026, 10, 22, 1).toISOString() }));
    open();
    expect(await screen.findByText(/^Waiting until 22 Nov 2026, 01:00/)).toBeVisible();
    expect(screen.getByText(/so far, waiting for the marketplace/)).toBeVisible();
    expect(screen.getByText(/The update then goes on by itself/)).toBeVisible();
  });

  test("needs a confirmation to be cancelled, and keeps its results", async () => {
    const state = jobs(buildJob({ results: [same] }));
    open();
    await press("Cancel");
    const dialog = await screen.findByRole("dialog", { name: "Cancel with 3 products left?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(state.calls).toEqual([]);
    await press("Cancel");
    await press("Cancel 3 products");
    expect(await screen.findByText("Update of Germany cancelled")).toBeVisible();
    expect(screen.getByText(/1 of 4 products were processed.*The other 3 keep the data they have/)).toBeVisible();
  });

  test("continues after a failed command", async () => {
    jobs(buildJob());
    server.use(http.post(at("/discover/updates/:jobId/control"), unavailable));
    open();
    await press("Pause");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to update products");
    expect(alert).toHaveTextContent("The update goes on as before.");
  });

  test("may be paused or not when no answer came", async () => {
    const state = jobs(buildJob());
    server.use(
      http.post(at("/discover/updates/:jobId/control"), () => {
        state.job = buildJob({ ...state.job, state: "paused" });
        return HttpResponse.error();
      }),
    );
    open();
    await press("Pause");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to update productsNo answer came. It may be done or not; look again.");
    expect(await screen.findByRole("heading", { name: "Update of Germany paused" })).toBeVisible();
    expect(alert).not.toHaveTextContent("The update goes on as before.");
  });

  test("stays visible when a poll fails", async () => {
    jobs(buildJob({ results: [same] }));
    open();
    await screen.findByRole("heading", { name: "Updating Germany" });
    server.use(http.get(at("/discover/updates"), unavailable));
    expect(await screen.findByText("No answer for a moment")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "1 of 4 products" })).toBeInTheDocument();
  });

  test("of many products shows a bar instead of ticks", async () => {
    jobs(buildJob({ summary: { total: 250, successful: 0, failed: 0 } }));
    open();
    await screen.findByRole("heading", { name: "Updating Germany" });
    expect(document.querySelector(".ticks")).toBeNull();
    expect(screen.getByRole("progressbar", { name: "0 of 250 products" })).toBeInTheDocument();
  });
});

describe("results", () => {
  const ended = async (part: Partial<FinishedUpdate>, ...handlers: RequestHandler[]): Promise<{ pages: number[] }> => {
    const state = jobs(
      buildJob({
        state: "finished",
        current: null,
        startedAt: "2026-11-21T14:00:00.000Z",
        finishedAt: "2026-11-21T14:02:22.000Z",
        ...part,
      }),
    );
    server.use(...handlers);
    open();
    await press("Show results");
    return state;
  };

  test("show counts, failed products with reasons, and changed or all products", async () => {
    await ended({
      results: [priceFell, doubtful, same, gone, blocked],
      summary: { total: 5, successful: 3, failed: 2 },
    });
    expect(
      await screen.findByText("5 of 5 products were processed in 2 min 22 s. 1 changed, 2 stayed the same."),
    ).toBeVisible();
    const sums = Object.fromEntries(
      screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(sums).toEqual({ Successful: "3", Failed: "2", Total: "5" });
    const failed = screen.getByRole("table", { name: "Products that could not be read" });
    expect(within(failed).getByText("Gone")).toBeVisible();
    expect(within(failed).getByText("The marketplace has no such product any more")).toBeVisible();
    expect(within(failed).getByRole("link", { name: "Hüftgold" })).toHaveAttribute(
      "href",
      `/admin/products/${gone.productId}/edit?market=de`,
    );
    const list = screen.getByRole("list", { name: "Products of this update" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(screen.getByRole("radio", { name: "All 5" }));
    expect(within(screen.getByRole("list", { name: "Products of this update" })).getAllByRole("listitem")).toHaveLength(
      5,
    );
    expect(screen.getByText("No change")).toBeVisible();
  });

  test("show the number of skipped products with reasons", async () => {
    const notAsked = (error: string) => buildRefresh({ status: "failed", outcome: "not_allowed", error });
    const [switched, spent] = [
      "Products of Amazon are left out while the demo marketplace is read",
      "The marketplace's rules or today's budget do not allow it",
    ];
    await ended({
      results: [priceFell, same, notAsked(switched), notAsked(switched), notAsked(spent)],
      summary: { total: 5, successful: 2, failed: 3 },
    });
    expect(
      await screen.findByText(
        `5 of 5 products were processed in 2 min 22 s. 1 changed, 1 stayed the same. 2 were not asked for: ${switched}. 1 was not asked for: ${spent}.`,
      ),
    ).toBeVisible();
  });

  test("show the duration of each product, if measured", async () => {
    await ended({
      results: [buildRefresh({ tookMs: 2_340 }), buildRefresh({ tookMs: 12 }), same],
      summary: { total: 3, successful: 3, failed: 0 },
    });
    await userEvent.click(await screen.findByRole("radio", { name: "All 3" }));
    expect(
      [...document.querySelectorAll("[aria-label='Products of this update'] .took")].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(["2.3 s", "< 0.1 s", ""]);
  });

  test("set a deleted product inactive with one click, and active with another", async () => {
    const sent: unknown[] = [];
    const inactive = { ...gone, productId: salmonOil.id };
    await ended(
      { results: [inactive], summary: { total: 1, successful: 0, failed: 1 } },
      http.put(at("/products/:id/markets/:market"), async ({ request, params }) => {
        sent.push([params["id"], params["market"], await request.json()]);
        return HttpResponse.json(salmonOil);
      }),
    );
    await press("Set Hüftgold inactive");
    expect(await screen.findByText("Inactive in Germany: visitors are not shown it.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Set Hüftgold active" })).toHaveFocus();
    await press("Set Hüftgold active");
    expect(await screen.findByRole("button", { name: "Set Hüftgold inactive" })).toBeVisible();
    expect(sent).toEqual([
      [salmonOil.id, "de", { isActive: false }],
      [salmonOil.id, "de", { isActive: true }],
    ]);
  });

  test("keep a product active when the change fails", async () => {
    await ended(
      { results: [gone], summary: { total: 1, successful: 0, failed: 1 } },
      http.put(at("/products/:id/markets/:market"), unavailable),
    );
    await press("Set Hüftgold inactive");
    expect(await screen.findByText("Failed to update market data: We are out of reach for a moment.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Set Hüftgold inactive" })).toBeVisible();
  });

  test("of many products are read page by page", async () => {
    const { pages } = await ended({
      results: Array.from({ length: 230 }, () => buildRefresh()),
      summary: { total: 230, successful: 230, failed: 0 },
    });
    expect(await screen.findByText(/230 of 230 products were processed/)).toBeVisible();
    expect(pages).toEqual([0, 100, 200]);
  });

  test("that failed to load can be retried", async () => {
    await ended(
      { results: [same], summary: { total: 1, successful: 1, failed: 0 } },
      http.get(at("/discover/updates/:jobId/results"), unavailable, { once: true }),
    );
    expect(await screen.findByText(/what became of its products could not be read/)).toBeVisible();
    await press("Try again");
    expect(await screen.findByText("Germany is up to date")).toBeVisible();
  });

  test("a failed product is retried in its row", async () => {
    await ended({ results: [same, blocked], summary: { total: 2, successful: 1, failed: 1 } });
    server.use(
      http.post(at("/products/:id/scrape"), ({ params }) =>
        HttpResponse.json({ ...blocked, status: "success", outcome: "ok", error: null, productId: params["id"] }),
      ),
    );
    await press("Retry Pfotenruhe");
    expect(await screen.findByText("Product data updated successfully!")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry Pfotenruhe" })).toBeNull();
  });

  test("all failed products but deleted ones are retried one after another", async () => {
    const silent = buildRefresh({ name: "Lebertran", status: "failed", outcome: "unreachable", error: "No answer" });
    await ended({ results: [same, blocked, gone, silent], summary: { total: 4, successful: 1, failed: 3 } });
    const asked: unknown[] = [];
    server.use(
      http.post(at("/products/:id/scrape"), ({ params }) => {
        asked.push(params["id"]);
        return HttpResponse.json({
          ...(params["id"] === silent.productId
            ? silent
            : { ...blocked, status: "success", outcome: "ok", error: null }),
          productId: params["id"],
        });
      }),
    );
    await press("Retry 2 products");
    expect(await screen.findByText("Product data updated successfully!")).toBeVisible();
    await waitFor(() => expect(asked).toEqual([blocked.productId, silent.productId]));
    await waitFor(() => expect(screen.getByRole("button", { name: "Retry Lebertran" })).toBeEnabled());
    expect(screen.queryByRole("button", { name: "Retry Pfotenruhe" })).toBeNull();
  });

  test("without a single success say “Bulk update failed”, and the next one can be started", async () => {
    await ended({ results: [blocked], summary: { total: 1, successful: 0, failed: 1 } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Bulk update failed");
    await press("Run again");
    await waitFor(() => expect(screen.getByRole("button", { name: "Start update" })).toBeEnabled());
  });
});

function rowNumber(n: number) {
  const { markets, dosageInstructions: _dosage, createdAt: _created, ...product } = salmonOil;
  const {
    description: _description,
    bulletPoints: _bullets,
    specifications: _specifications,
    ...offer
  } = markets.de as NonNullable<Product["markets"]["de"]>;
  return {
    ...product,
    id: newId(),
    offer: { ...offer, asin: `B${String(n).padStart(9, "0")}` },
    coverage: { de: "active", us: "none", uk: "none", pl: "none" },
  };
}
