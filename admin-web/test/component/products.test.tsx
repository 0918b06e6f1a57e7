import { describe, expect, test } from "vitest";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import {
  at,
  buildOverview,
  catalogueHandlers,
  errorReply,
  renderAdmin,
  salmonOil,
  server,
  toRow,
  unavailable,
  useServer,
} from "../support/render-admin.tsx";

useServer();
describe("the list", () => {
  test("shows what a product is, where it is sold and for how much", async () => {
    renderAdmin();
    const row = (await screen.findByRole("link", { name: "Lachsöl Pur" })).closest("tr") as HTMLElement;
    expect(within(row).getByText(/19,90/)).toBeInTheDocument();
    expect(within(row).getByText("B09TZ4LD1R")).toBeInTheDocument();
    expect(within(row).getByText("Active")).toBeInTheDocument();
    expect(within(row).getByRole("cell", { name: "never" })).toBeInTheDocument();
    expect(within(row).getByRole("link", { name: "Poland: missing, add it" })).toHaveAttribute(
      "href",
      `/admin/products/${salmonOil.id}/edit?market=pl`,
    );
  });

  test("shows an icon for a picture that is gone", async () => {
    server.use(...catalogueHandlers([{ ...salmonOil, imageUrl: "https://example.org/gone.jpg" }]));
    renderAdmin();
    const row = (await screen.findByRole("link", { name: "Lachsöl Pur" })).closest("tr") as HTMLElement;
    fireEvent.error(row.querySelector("img") as HTMLElement);
    expect(row.querySelector("img")).toBeNull();
    expect(row.querySelector(".pack svg")).toBeInTheDocument();
  });

  test("shows the product's status on every market", async () => {
    const row = {
      ...toRow(salmonOil),
      coverage: { de: "active", us: "active", uk: "inactive", pl: "active" },
      wanting: { us: "out_of_stock", pl: "old_price" },
    };
    server.use(
      http.get(at("/products"), () =>
        HttpResponse.json({
          products: [row],
          total: 1,
          statuses: { active: 1, inactive: 0 },
          overview: buildOverview([salmonOil]),
        }),
      ),
    );
    renderAdmin();
    for (const words of [
      "Germany: on sale",
      "United States: out of stock",
      "United Kingdom: inactive",
      "Poland: price older than 24 h",
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test("shows the number of products by status, also while another search is loading", async () => {
    server.use(
      http.get(at("/products"), () =>
        HttpResponse.json({
          products: [toRow(salmonOil)],
          total: 59,
          statuses: { active: 1_059, inactive: 5 },
          overview: buildOverview([salmonOil]),
        }),
      ),
    );
    renderAdmin();
    expect(await screen.findByRole("radio", { name: "All 1,064" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Active 1,059" })).toBeInTheDocument();
    server.use(http.get(at("/products"), () => new Promise<never>(() => undefined)));
    await userEvent.click(screen.getByRole("radio", { name: "Inactive 5" }));
    expect(await screen.findByLabelText("Loading products")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Inactive 5" })).toBeChecked();
  });

  test("explains that reports do not show an old price", async () => {
    server.use(
      http.get(at("/products"), () =>
        HttpResponse.json({
          products: [{ ...toRow(salmonOil), wanting: { de: "old_price" } }],
          total: 1,
          statuses: { active: 1, inactive: 0 },
        }),
      ),
    );
    renderAdmin();
    expect(await screen.findByTitle("Hidden on the report until refreshed")).toHaveTextContent("19,90");
  });

  test("confirms an unchanged old price", async () => {
    const [old, calls] = [{ ...toRow(salmonOil), wanting: { de: "old_price" } }, [] as unknown[]];
    server.use(
      http.get(at("/products"), () =>
        HttpResponse.json({ products: [old], total: 1, statuses: { active: 1, inactive: 0 } }),
      ),
      http.put(at("/products/:id/markets/de"), async ({ request }) => {
        calls.push(await request.json());
        server.use(...catalogueHandlers([salmonOil]));
        return HttpResponse.json({ ...salmonOil, version: 4 });
      }),
    );
    renderAdmin();
    const before = Date.now();
    await userEvent.click(await screen.findByRole("button", { name: "Still this price: Lachsöl Pur" }));
    expect(await screen.findByText("The price of “Lachsöl Pur” is confirmed.")).toBeInTheDocument();
    expect(calls).toEqual([{ version: 3, priceSeenAt: expect.any(String) }]);
    const { priceSeenAt } = calls[0] as { priceSeenAt: string };
    expect(Date.parse(priceSeenAt)).toBeGreaterThanOrEqual(before);
    await waitFor(() => expect(screen.queryByTitle("Hidden on the report until refreshed")).not.toBeInTheDocument());
  });

  test("is searched, filtered and sorted by the server", async () => {
    const asked: Record<string, string>[] = [];
    server.use(
      http.get(at("/products"), ({ request }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        if (query["overview"] === undefined) asked.push(query);
        return HttpResponse.json({
          products: [toRow(salmonOil)],
          total: 40,
          statuses: { active: 40, inactive: 0 },
          overview: buildOverview([salmonOil]),
        });
      }),
    );
    renderAdmin();
    await screen.findByRole("link", { name: "Lachsöl Pur" });
    await userEvent.click(screen.getByRole("button", { name: "Page 3" }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ offset: "24", limit: "12", sort: "priority", descending: "false" }),
    );
    await userEvent.type(screen.getByRole("searchbox"), "lachs");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: "lachs", offset: "0", country: "de" }));
    await userEvent.click(screen.getByRole("radio", { name: "Inactive 0" }));
    await userEvent.selectOptions(screen.getByLabelText("Coverage"), "missing");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ active: "inactive", coverage: "missing" }));
    await userEvent.selectOptions(screen.getByLabelText("Category"), "omega3 (1)");
    await userEvent.selectOptions(screen.getByLabelText("Coverage"), "Old price in Germany (0)");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: "omega3", coverage: "old_price", offset: "0" }));
    await userEvent.click(await screen.findByRole("button", { name: /Price DE/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "price", descending: "true" }));
    await userEvent.click(await screen.findByRole("button", { name: /Price DE/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "price", descending: "false" }));
    await userEvent.click(await screen.findByRole("button", { name: "Rating" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "rating", descending: "true" }));
    await userEvent.click(await screen.findByRole("button", { name: "Refreshed" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "refreshed", descending: "true" }));
    await userEvent.click(await screen.findByRole("button", { name: /Price DE/ }));
    await userEvent.click(await screen.findByRole("button", { name: /Price DE/ }));
    expect(await screen.findByRole("columnheader", { name: /Price DE/ })).toHaveAttribute("aria-sort", "ascending");
  });

  test("goes to the first page on another market, and to the last one when its last row is deleted", async () => {
    let total = 25;
    server.use(
      http.get(at("/products"), ({ request }) => {
        const query = new URL(request.url).searchParams;
        const left = query.get("country") === "de" ? total : 1;
        const products = Number(query.get("offset") ?? 0) < left ? [toRow(salmonOil)] : [];
        return HttpResponse.json({
          products,
          total: left,
          statuses: { active: left, inactive: 0 },
          overview: buildOverview([salmonOil]),
        });
      }),
      http.delete(at("/products/:id"), () => {
        total = 24;
        return HttpResponse.json({ removed: true });
      }),
    );
    renderAdmin();
    await userEvent.click(await screen.findByRole("button", { name: "Page 3" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete Lachsöl Pur" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete 1 product" }));
    expect(await screen.findByText("13–24 of 24")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("radio", { name: /^Poland/ }));
    expect(await screen.findByText("1–1 of 1")).toBeInTheDocument();
  });

  test("that fails to load can be retried", async () => {
    server.use(http.get(at("/products"), unavailable, { once: false }));
    renderAdmin();
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch products");
    expect(screen.getByRole("alert")).toHaveTextContent("We are out of reach for a moment.");
    server.use(...catalogueHandlers([salmonOil]));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
  });

  test("without products explains the next step, and without a match offers to clear", async () => {
    server.use(
      http.get(at("/products"), () =>
        HttpResponse.json({ products: [], total: 0, statuses: { active: 0, inactive: 0 } }),
      ),
    );
    renderAdmin();
    expect(await screen.findByText("No products in Germany yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Import a file" })).toHaveAttribute("href", "/admin?tab=import-export");
    await userEvent.type(screen.getByRole("searchbox"), "x");
    expect(await screen.findByText("Nothing matches “x”")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(await screen.findByText("No products in Germany yet")).toBeVisible();
  });
});

describe("deleting", () => {
  const ask = async (): Promise<HTMLElement> => {
    renderAdmin();
    await userEvent.click(await screen.findByRole("button", { name: "Delete Lachsöl Pur" }));
    return await screen.findByRole("dialog", { name: "Delete “Lachsöl Pur”?" });
  };

  test("needs a confirmation, names what is deleted, and keeps it on “Keep it”", async () => {
    const dialog = await ask();
    expect(within(dialog).getByText("Market listings (DE)")).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("removes the version that was read, and refetches the list", async () => {
    const removed: string[] = [];
    server.use(
      http.delete(at("/products/:id"), ({ request, params }) => {
        removed.push(`${String(params["id"])} ${new URL(request.url).search}`);
        server.use(...catalogueHandlers([]));
        return HttpResponse.json({ removed: true });
      }),
    );
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete 1 product" }));
    expect(await screen.findByText("No products in Germany yet")).toBeInTheDocument();
    expect(removed).toEqual([`${salmonOil.id} ?version=3`]);
  });

  test("that fails shows it in the dialog", async () => {
    server.use(
      http.delete(at("/products/:id"), errorReply(409, "conflict", "Somebody else changed this in the meantime.")),
    );
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete 1 product" }));
    expect(await within(dialog).findByText("Failed to delete product")).toBeInTheDocument();
  });

  test.each([
    ["without an answer", () => HttpResponse.error()],
    ["with one of a proxy", () => new HttpResponse("Bad Gateway", { status: 502 })],
    ["with one too late", errorReply(504, "timeout", "This is taking longer than it should.")],
  ])("%s may be done or not", async (_name, reply) => {
    server.use(http.delete(at("/products/:id"), reply));
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete 1 product" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Failed to delete productNo answer came. It may be done or not; look again.",
    );
  });
});

describe("scraping", () => {
  const scrape = async (reply: () => Response, product = salmonOil): Promise<unknown[]> => {
    const sent: unknown[] = [];
    server.use(
      ...catalogueHandlers([product]),
      http.post(at("/products/:id/scrape"), async ({ request, params }) => {
        sent.push([params["id"], await request.json()]);
        return reply();
      }),
    );
    renderAdmin();
    await userEvent.click(await screen.findByRole("button", { name: "Scrape Lachsöl Pur" }));
    return sent;
  };
  const refreshed = {
    productId: salmonOil.id,
    asin: "B09TZ4LD1R",
    name: "Lachsöl Pur",
    status: "success",
    outcome: "ok",
    error: null,
    differences: [],
    doubtful: [],
  };

  test("shows “Product data updated successfully!”, and refetches the list", async () => {
    const sent = await scrape(() => {
      server.use(
        ...catalogueHandlers([
          {
            ...salmonOil,
            markets: { de: { ...(salmonOil.markets.de as NonNullable<typeof salmonOil.markets.de>), price: "17.50" } },
          },
        ]),
      );
      return HttpResponse.json(refreshed);
    });
    expect(await screen.findByText("Product data updated successfully!")).toBeInTheDocument();
    expect(await screen.findByText(/17,50/)).toBeInTheDocument();
    expect(sent).toEqual([[salmonOil.id, { market: "de" }]]);
  });

  test.each([
    [
      "the marketplace's reason",
      () =>
        HttpResponse.json({
          ...refreshed,
          status: "failed",
          outcome: "blocked",
          error: "The marketplace does not want to be asked right now",
        }),
      "Scraping failed: The marketplace does not want to be asked right now",
    ],
    [
      "the server's sentence",
      errorReply(409, "conflict", "Somebody else changed this in the meantime."),
      "Scraping failed: Somebody else changed this in the meantime.",
    ],
    ["only that it failed when nothing came back", () => HttpResponse.error(), "Failed to scrape product"],
  ])("that fails says %s", async (_what, reply, words) => {
    await scrape(reply);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  test("is disabled without an ASIN on this market", async () => {
    const sent = await scrape(() => HttpResponse.json(refreshed), {
      ...salmonOil,
      markets: { de: { ...(salmonOil.markets.de as NonNullable<typeof salmonOil.markets.de>), asin: null } },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("No ASIN found for this product in the current market");
    expect(sent).toEqual([]);
  });
});

describe("editing", () => {
  const path = `/admin/products/${salmonOil.id}/edit`;
  const save = async (): Promise<void> => await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  const type = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  const accepts = (calls: unknown[]) =>
    http.put(at("/products/:id"), async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json({ ...salmonOil, version: 4 });
    });

  test("saves the basic fields and the changed market's in one call, and returns to the list", async () => {
    const calls: unknown[] = [];
    server.use(accepts(calls));
    renderAdmin(path);
    expect(await screen.findByLabelText("Base name")).toHaveValue("Lachsöl Pur");
    type("Ingredients", " Lachsöl ,, Astaxanthin,");
    type("Bullet points", "Kaltgepresst\n\n Neu ");
    type("Price", "1.018,90");
    type("ASIN", "https://www.amazon.de/gp/product/b09tz4ld1x?th=1");
    await save();
    expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
    expect(calls).toEqual([
      {
        version: 3,
        ingredients: ["Lachsöl", "Astaxanthin"],
        markets: { de: { price: "1018.90", asin: "B09TZ4LD1X", bulletPoints: ["Kaltgepresst", "Neu"] } },
      },
    ]);
  });

  test("names the rejected field of the market, and saves on the next attempt", async () => {
    const calls: unknown[] = [];
    server.use(
      http.put(
        at("/products/:id"),
        errorReply(400, "invalid_request", "Something is not right.", {
          fields: ["markets.de.url"],
          problems: ["this is the shop of the market pl"],
        }),
        { once: true },
      ),
      accepts(calls),
    );
    renderAdmin(path);
    await screen.findByLabelText("Base name");
    await save();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to save market data");
    expect(alert).toHaveTextContent("Nothing was saved.");
    expect(screen.getByText("this is the shop of the market pl")).toBeInTheDocument();
    await save();
    expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
    expect(calls).toEqual([expect.objectContaining({ version: 3 })]);
  });

  test("without a reply says that the outcome is unknown, and offers to reload", async () => {
    server.use(http.put(at("/products/:id"), () => HttpResponse.error()));
    renderAdmin(path);
    await screen.findByLabelText("Base name");
    await save();
    expect(
      await screen.findByText(/^Failed to update product: no answer came\. It may be saved or not/),
    ).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Load it again" })).toBeInTheDocument();
  });

  test("of a product that fails to load shows the reason, with a link back", async () => {
    server.use(
      http.get(at("/products/:id"), () => HttpResponse.error(), { once: true }),
      http.get(at("/products/:id"), errorReply(404, "product_not_found", "We cannot find this product.")),
    );
    renderAdmin(path);
    expect(await screen.findByText("Failed to load product: Failed to fetch product")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Back to products" })).not.toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Failed to load product: We cannot find this product.")).toBeInTheDocument();
  });

  test("a saved product is reopened in its new version", async () => {
    let version = 3;
    const seen: number[] = [];
    server.use(
      http.get(at("/products/:id"), () => HttpResponse.json({ ...salmonOil, version })),
      http.put(at("/products/:id"), async ({ request }) => {
        seen.push(((await request.json()) as { version: number }).version);
        version += 1;
        return HttpResponse.json({ ...salmonOil, version });
      }),
    );
    renderAdmin(path);
    await screen.findByLabelText("Base name");
    await save();
    await userEvent.click(await screen.findByRole("link", { name: "Lachsöl Pur" }));
    await screen.findByLabelText("Base name");
    await save();
    await screen.findByRole("link", { name: "Lachsöl Pur" });
    expect(seen).toEqual([3, 4]);
  });

  test("an empty market is not added", async () => {
    const calls: unknown[] = [];
    server.use(accepts(calls));
    renderAdmin(`${path}?market=pl`);
    await screen.findByLabelText("Base name");
    await save();
    expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  test.each([
    ["ASIN", "B0", "An ASIN has ten letters and digits. A pasted link works as well."],
    ["Price", "ab 19", "In this market a price is written like 1.019,90 €."],
    ["Price", "$19.90", "In this market a price is written like 1.019,90 €."],
    [
      "URL",
      "https://www.amazon.com/dp/B09TZ4LD1R",
      "This is the shop of the market us; a link here leads to amazon.de.",
    ],
    ["URL", "https://shop.example/lachs", "A link of this market leads to amazon.de."],
    ["Internal id", "", "Letters, digits, dot, dash and underscore only, for example HB-0107."],
  ])("%s “%s” is not sent", async (label, value, problem) => {
    renderAdmin(path);
    await screen.findByLabelText("Base name");
    type(label, value);
    await save();
    expect(await screen.findByText(problem)).toBeInTheDocument();
  });

  test("an unknown product shows a notice with a link back", async () => {
    renderAdmin("/admin/products/AbCdEf0123456789_-AbCd/edit");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to load product: We cannot find this product.");
    expect(within(alert).getByRole("link", { name: "Back to products" })).toHaveAttribute("href", "/admin");
  });
});

describe("a new product", () => {
  test("is created with its first market", async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(at("/products"), async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(salmonOil, { status: 201 });
      }),
    );
    renderAdmin("/admin/products/new");
    fireEvent.change(await screen.findByLabelText("Internal id"), { target: { value: "HB-2" } });
    fireEvent.change(screen.getByLabelText("Base name"), { target: { value: "Neu" } });
    fireEvent.change(screen.getByLabelText("Price"), { target: { value: "19,9" } });
    await userEvent.click(screen.getByRole("button", { name: "Create product" }));
    expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
    expect(bodies).toEqual([
      expect.objectContaining({
        internalId: "HB-2",
        baseName: "Neu",
        markets: { de: expect.objectContaining({ price: "19.9", currency: "EUR" }) },
      }),
    ]);
  });

  test("that exists already shows it beside the field", async () => {
    server.use(
      http.post(
        at("/products"),
        errorReply(409, "conflict", "Somebody else changed this in the meantime.", {
          field: "internalId",
          holderId: "HB-0107",
          holder: "Lachsöl Pur",
        }),
      ),
    );
    renderAdmin("/admin/products/new");
    fireEvent.change(await screen.findByLabelText("Internal id"), { target: { value: "HB-0107" } });
    await userEvent.click(screen.getByRole("button", { name: "Create product" }));
    expect(await screen.findByText("Already used by “Lachsöl Pur” (HB-0107).")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to create product");
    expect(screen.getByRole("alert")).toHaveTextContent("Already used by “Lachsöl Pur” (HB-0107). Nothing was saved.");
  });
});
