import { describe, expect, test } from "vitest";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { newId } from "@hundeblick/proto/ids";
import { buildResult, found, marketplaceHandlers, refused } from "../support/marketplace.ts";
import { at, errorReply, renderAdmin, salmonOil, server, unavailable, useServer } from "../support/render-admin.tsx";

useServer();
const KNOWN = "B09TZ4LD1R";
const NEW = "B0C7K2M9QX";
const open = async (): Promise<void> => {
  renderAdmin("/admin?tab=discover");
  await screen.findByRole("heading", { name: "Find on the marketplace" });
};
const mode = async (name: string): Promise<void> => await userEvent.click(screen.getByRole("radio", { name }));
const search = async (query: string): Promise<void> => {
  const field = screen.getByRole("searchbox", { name: "Search the marketplace" });
  await userEvent.clear(field);
  if (query !== "") await userEvent.type(field, query);
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
};
const titles = (): (string | null)[] =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByText(/^Produkt/)[0]?.textContent ?? null);

describe("manual search", () => {
  test("explains its purpose before the first search", async () => {
    server.use(...marketplaceHandlers({}));
    await open();
    expect(await screen.findByText("No search yet")).toBeVisible();
    expect(screen.getByText(/nothing is added by searching/)).toBeVisible();
  });

  test("shows picture, title, ASIN, price, rating, reviews and a link, and marks what is in the catalogue", async () => {
    const asked: unknown[] = [];
    server.use(
      ...marketplaceHandlers(
        {
          "lachsöl hund": found(
            buildResult(KNOWN),
            buildResult(NEW, { price: null, rating: null, reviewCount: null, imageUrl: null }),
          ),
        },
        asked,
      ),
    );
    await open();
    await search("  lachsöl hund ");
    const row = (await screen.findByText(`Produkt ${KNOWN}`)).closest("tr") as HTMLElement;
    expect(within(row).getByText(KNOWN)).toBeVisible();
    expect(within(row).getByText(/24,99\s€/)).toBeVisible();
    expect(within(row).getByText("4.6")).toBeVisible();
    expect(within(row).getByText("2,184")).toBeVisible();
    expect(row.querySelector("img")).toHaveAttribute("src", "/img/products/jar.svg");
    expect(within(row).getByRole("link")).toHaveAttribute("href", `/demo-shop/de/${KNOWN}`);
    expect(await within(row).findByText("In catalogue")).toBeVisible();
    const other = screen.getByText(`Produkt ${NEW}`).closest("tr") as HTMLElement;
    expect(within(other).getAllByText("—")).toHaveLength(3);
    expect(within(other).queryByText("In catalogue")).toBeNull();
    expect(asked).toEqual([{ query: "lachsöl hund", market: "de" }]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Hide what we already have" }));
    expect(titles()).toEqual([`Produkt ${NEW}`]);
  });

  test("shows an icon for a picture that is gone", async () => {
    server.use(...marketplaceHandlers({ x: found(buildResult(NEW)) }));
    await open();
    await search("x");
    const row = (await screen.findByText(`Produkt ${NEW}`)).closest("tr") as HTMLElement;
    fireEvent.error(row.querySelector("img") as HTMLElement);
    expect(row.querySelector("img")).toBeNull();
    expect(row.querySelector(".pack svg")).toBeInTheDocument();
  });

  test("is kept while another tab is open", async () => {
    server.use(...marketplaceHandlers({ x: found(buildResult(NEW)) }));
    await open();
    await search("x");
    await screen.findByText(`Produkt ${NEW}`);
    await userEvent.click(screen.getByRole("link", { name: "Manage Products" }));
    await screen.findByRole("link", { name: "Lachsöl Pur" });
    await userEvent.click(screen.getByRole("link", { name: "Discover Products" }));
    expect(await screen.findByText(`Produkt ${NEW}`)).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: /^Poland/ }));
    expect(await screen.findByText("No search yet")).toBeVisible();
  });

  test("without a word asks for one and does not search", async () => {
    const asked: unknown[] = [];
    server.use(...marketplaceHandlers({}, asked));
    await open();
    await search("   ");
    expect(await screen.findByText("Write what to look for.")).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("without results says so", async () => {
    server.use(...marketplaceHandlers({}));
    await open();
    await search("xyz");
    expect(await screen.findByText("Nothing found for “xyz”")).toBeVisible();
  });

  test.each([
    ["blocked", "The marketplace asked us to pause."],
    ["layout_changed", "The marketplace's page looks different from what we can read."],
    ["not_allowed", "Today's budget or the marketplace's rules do not allow this search."],
    ["unreachable", "The marketplace did not answer."],
    ["gone", "The marketplace no longer has this page."],
  ] as const)("that ends as %s says in plain words: %s", async (outcome, words) => {
    server.use(
      ...marketplaceHandlers({ x: refused(outcome, outcome === "blocked" ? "2026-11-21T14:32:00.000Z" : null) }),
    );
    await open();
    await search("x");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Search failed");
    expect(alert).toHaveTextContent(words);
    expect(/The next try is possible at \d\d:32/.test(alert.textContent ?? "")).toBe(outcome === "blocked");
  });

  test("that is doubtful shows the certain values with a notice", async () => {
    server.use(...marketplaceHandlers({ x: { ...found(buildResult(NEW)), outcome: "doubtful" } }));
    await open();
    await search("x");
    expect(await screen.findByText("Some results are doubtful")).toBeVisible();
    expect(titles()).toEqual([`Produkt ${NEW}`]);
  });

  test("that is rejected shows “Search failed” with the server's sentence, and can be retried", async () => {
    server.use(...marketplaceHandlers({ x: unavailable }));
    await open();
    await search("x");
    expect(await screen.findByRole("alert")).toHaveTextContent("Search failedWe are out of reach for a moment.");
    server.use(...marketplaceHandlers({ x: found(buildResult(NEW)) }));
    await userEvent.click(screen.getByRole("button", { name: "Search again" }));
    expect(await screen.findByText(`Produkt ${NEW}`)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("without a reply shows “Failed to search Amazon”", async () => {
    server.use(...marketplaceHandlers({ x: () => HttpResponse.error() }));
    await open();
    await search("x");
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to search Amazon");
  });

  test("stores ten unique searches, newest first, and suggests five", async () => {
    server.use(...marketplaceHandlers({}));
    await open();
    for (const query of ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "b1", "b2", "a5"]) {
      await search(query);
      await screen.findByText(`Nothing found for “${query}”`);
    }
    const offered = (): (string | null)[] =>
      within(screen.getByRole("group", { name: "Recent searches" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(["a5", "b2", "b1", "a9", "a8"]);
    expect(JSON.parse(localStorage.getItem("admin-recent-searches") ?? "[]")).toEqual([
      "a5",
      "b2",
      "b1",
      "a9",
      "a8",
      "a7",
      "a6",
      "a4",
      "a3",
      "a2",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "a9" }));
    expect(await screen.findByText("Nothing found for “a9”")).toBeVisible();
    expect(offered()[0]).toBe("a9");
  });

  test("sorts by price, rating and reviews, unknown values last", async () => {
    server.use(
      ...marketplaceHandlers({
        x: found(
          buildResult("B000000001", { price: "20.00", reviewCount: 5 }),
          buildResult("B000000002", { price: null, reviewCount: 50 }),
          buildResult("B000000003", { price: "9.50", reviewCount: null }),
        ),
      }),
    );
    await open();
    await search("x");
    await userEvent.click(await screen.findByRole("button", { name: "Price" }));
    expect(titles()).toEqual(["Produkt B000000003", "Produkt B000000001", "Produkt B000000002"]);
    await userEvent.click(screen.getByRole("button", { name: "Price" }));
    expect(titles()).toEqual(["Produkt B000000001", "Produkt B000000003", "Produkt B000000002"]);
    await userEvent.click(screen.getByRole("button", { name: "Reviews" }));
    expect(titles()).toEqual(["Produkt B000000002", "Produkt B000000001", "Produkt B000000003"]);
    expect(screen.getByRole("columnheader", { name: "Reviews" })).toHaveAttribute("aria-sort", "descending");
  });
});

describe("Smart Discovery", () => {
  const pick = async (...phrases: string[]): Promise<void> => {
    for (const phrase of phrases) await userEvent.click(await screen.findByRole("checkbox", { name: phrase }));
  };

  test("searches the chosen phrases of several categories one after another and shows each ASIN once", async () => {
    const asked: unknown[] = [];
    server.use(
      ...marketplaceHandlers(
        {
          "Gelenk 2 Hund": found(buildResult(KNOWN), buildResult(NEW)),
          "Haut 1 Hund": found(buildResult(NEW), buildResult("B000000001")),
        },
        asked,
      ),
    );
    await open();
    await mode("Smart Discovery");
    await pick("Gelenk 2 Hund");
    await userEvent.click(screen.getByRole("button", { name: /^Skin/ }));
    await pick("Haut 1 Hund");
    expect(screen.getByText("in 2 categories")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Search 2 keywords" }));
    expect(await screen.findByText("3 products from 2 keywords, 1 duplicate left out")).toBeVisible();
    expect(asked).toEqual([
      { query: "Gelenk 2 Hund", market: "de" },
      { query: "Haut 1 Hund", market: "de" },
    ]);
    expect(titles()).toEqual([`Produkt ${KNOWN}`, `Produkt ${NEW}`, "Produkt B000000001"]);
  });

  test("with nothing chosen says “Please select at least one keyword”", async () => {
    server.use(...marketplaceHandlers({}));
    await open();
    await mode("Smart Discovery");
    await userEvent.click(await screen.findByRole("button", { name: "Search" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please select at least one keyword");
    await pick("Gelenk 1 Hund");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("filters phrases, shows more, and clears", async () => {
    server.use(...marketplaceHandlers({}));
    await open();
    await mode("Smart Discovery");
    expect(await screen.findAllByRole("checkbox")).toHaveLength(24);
    await userEvent.click(screen.getByRole("button", { name: "Show 6 more" }));
    expect(screen.getAllByRole("checkbox")).toHaveLength(30);
    await userEvent.type(screen.getByRole("searchbox", { name: "Filter phrases" }), "gelenk 30");
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    await pick("Gelenk 30 Hund");
    expect(screen.getByRole("button", { name: "Search 1 keyword" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.getByText("0 keywords")).toBeVisible();
  });

  test("shows its progress; stopping keeps the results, and the rest can be continued", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      ...marketplaceHandlers({
        "Gelenk 1 Hund": found(buildResult(KNOWN)),
        "Gelenk 2 Hund": async () => {
          await held;
          return HttpResponse.json(found(buildResult("B000000009")));
        },
        "Gelenk 3 Hund": found(buildResult(NEW)),
      }),
    );
    await open();
    await mode("Smart Discovery");
    await pick("Gelenk 1 Hund", "Gelenk 2 Hund", "Gelenk 3 Hund");
    await userEvent.click(screen.getByRole("button", { name: "Search 3 keywords" }));
    await waitFor(() =>
      expect(screen.getByRole("progressbar", { name: "Keywords searched" })).toHaveAttribute("value", "1"),
    );
    expect(
      within(screen.getByRole("list", { name: "Keywords" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Gelenk 1 Hund1 found", "Gelenk 2 Hundreading", "Gelenk 3 Hundwaiting"]);
    await userEvent.click(screen.getByRole("button", { name: "Stop and keep 1" }));
    expect(await screen.findByText("Search stopped")).toBeVisible();
    expect(screen.getByText("1 of 3 keywords were searched. The 1 product found so far is kept below.")).toBeVisible();
    release();
    await userEvent.click(screen.getByRole("button", { name: "Search the other 2" }));
    expect(await screen.findByText("3 products from 3 keywords")).toBeVisible();
  });

  test("that is blocked shows “Failed to complete batch search” and keeps the results", async () => {
    server.use(
      ...marketplaceHandlers({ "Gelenk 1 Hund": found(buildResult(KNOWN)), "Gelenk 2 Hund": refused("blocked") }),
    );
    await open();
    await mode("Smart Discovery");
    await pick("Gelenk 1 Hund", "Gelenk 2 Hund", "Gelenk 3 Hund");
    await userEvent.click(screen.getByRole("button", { name: "Search 3 keywords" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to complete batch search");
    expect(alert).toHaveTextContent(
      "The marketplace asked us to pause. 1 of 3 keywords were searched. The 1 product found so far is kept below.",
    );
    expect(screen.getByText(`Produkt ${KNOWN}`)).toBeVisible();
  });

  test("can retry loading the library", async () => {
    server.use(
      http.get(at("/discover/keywords"), unavailable, {
        once: true,
      }),
      ...marketplaceHandlers({}),
    );
    await open();
    await mode("Smart Discovery");
    expect(await screen.findByRole("alert")).toHaveTextContent("The keyword library could not be read");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: /^Joints/ })).toBeVisible();
  });
});

test("Top Keywords: twenty in order, each or all selectable", async () => {
  const asked: { query: string }[] = [];
  server.use(...marketplaceHandlers({}, asked));
  await open();
  await mode("Top Keywords");
  expect(await screen.findAllByRole("checkbox")).toHaveLength(20);
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Please select at least one keyword");
  const described = (keyword: string) => expect(screen.getByRole("checkbox", { name: keyword }));
  await waitFor(() => described("top 1 hund").toHaveAccessibleDescription("48 found, 2 d ago"));
  described("top 2 hund").toHaveAccessibleDescription("not searched yet");
  described("top 3 hund").toHaveAccessibleDescription(/^0 found, \d+ min ago$/);
  await userEvent.click(screen.getByRole("checkbox", { name: "top 3 hund" }));
  expect(screen.getByText("1 of 20")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Tick all 20" }));
  await userEvent.click(screen.getByRole("button", { name: "Search 20 keywords" }));
  expect(await screen.findByText("Nothing found for 20 keywords")).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual(Array.from({ length: 20 }, (_, n) => `top ${n + 1} hund`));
});

describe("importing", () => {
  const importing = async (reply: () => Response): Promise<{ row: HTMLElement; sent: unknown[] }> => {
    const sent: unknown[] = [];
    server.use(
      ...marketplaceHandlers({ x: found(buildResult(KNOWN), buildResult(NEW)) }),
      http.post(at("/discover/import"), async ({ request }) => {
        sent.push(await request.json());
        return reply();
      }),
    );
    await open();
    await search("x");
    return { row: (await screen.findByText(`Produkt ${NEW}`)).closest("tr") as HTMLElement, sent };
  };
  const press = async (row: HTMLElement): Promise<void> =>
    await userEvent.click(within(row).getByRole("button", { name: `Import Produkt ${NEW}` }));

  test.each([
    ["created", "New product created"],
    ["updated", "Market data updated"],
  ])("a product that was %s says “Product imported successfully! %s”, and leads to it", async (action, words) => {
    const productId = newId();
    const { row, sent } = await importing(() => HttpResponse.json({ action, productId, asin: NEW }));
    await press(row);
    expect(await screen.findByText(`Product imported successfully! ${words}`)).toBeInTheDocument();
    expect(await within(row).findByText(words)).toBeVisible();
    await waitFor(() => expect(within(row).getByRole("link", { name: `Edit Produkt ${NEW}` })).toHaveFocus());
    expect(within(row).getByRole("link", { name: `Edit Produkt ${NEW}` })).toHaveAttribute(
      "href",
      `/admin/products/${productId}/edit?market=de`,
    );
    expect(sent).toEqual([{ asin: NEW, market: "de", initialData: buildResult(NEW) }]);
  });

  test("updates an existing product", async () => {
    await importing(() => HttpResponse.json({ action: "updated", productId: salmonOil.id, asin: KNOWN }));
    await userEvent.click(await screen.findByRole("button", { name: `Update Produkt ${KNOWN}` }));
    expect(await screen.findByText("Product imported successfully! Market data updated")).toBeInTheDocument();
  });

  test.each([
    [
      "the server's sentence",
      errorReply(404, "product_not_found", "We cannot find this product."),
      "Failed to import product: We cannot find this product.",
    ],
    [
      "“Unknown error” without one",
      () => new HttpResponse("oops", { status: 500 }),
      "Failed to import product: Unknown error",
    ],
    ["only that it failed when nothing came back", () => HttpResponse.error(), "Failed to import product"],
  ])("that fails says %s", async (_what, reply, words) => {
    const { row } = await importing(reply);
    await press(row);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    await waitFor(() => expect(within(row).getByRole("button", { name: `Import Produkt ${NEW}` })).toBeEnabled());
  });
});
