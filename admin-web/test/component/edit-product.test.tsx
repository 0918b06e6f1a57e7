import { expect, test } from "vitest";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { buildRefresh } from "../support/marketplace.ts";
import { at, renderAdmin, salmonOil, server, useServer } from "../support/render-admin.tsx";

useServer();
const path = `/admin/products/${salmonOil.id}/edit`;
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const turnTo = async (market: RegExp): Promise<void> =>
  await userEvent.click(screen.getByRole("radio", { name: market }));
const save = async (): Promise<void> => await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
const takes = (calls: unknown[]) => [
  http.put(at("/products/:id"), async ({ request }) => {
    calls.push(await request.json());
    return HttpResponse.json({ ...salmonOil, version: 4 });
  }),
];

test("keeps input while another market is shown, and saves everything in one call", async () => {
  const calls: unknown[] = [];
  server.use(...takes(calls));
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("Base name", "Lachsöl Neu");
  type("Market title", "Lachsöl für Hunde");
  await turnTo(/Poland/);
  expect(screen.getByLabelText("Market title")).toHaveValue("");
  type("Market title", "Olej z łososia");
  expect(screen.getByText("3 unsaved changes")).toBeInTheDocument();
  expect(screen.getByText("Base name, DE market title, PL market title")).toBeInTheDocument();
  await turnTo(/Germany/);
  expect(screen.getByLabelText("Market title")).toHaveValue("Lachsöl für Hunde");
  expect(screen.getByLabelText("Base name")).toHaveValue("Lachsöl Neu");
  await save();
  expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
  expect(calls).toEqual([
    expect.objectContaining({
      version: 3,
      baseName: "Lachsöl Neu",
      markets: {
        de: expect.objectContaining({ marketTitle: "Lachsöl für Hunde" }),
        pl: expect.objectContaining({ marketTitle: "Olej z łososia" }),
      },
    }),
  ]);
});

test("opens the market of an invalid field, and focuses it", async () => {
  const calls: unknown[] = [];
  server.use(...takes(calls));
  renderAdmin(`${path}?market=pl`);
  await screen.findByLabelText("Base name");
  type("ASIN", "B0");
  await turnTo(/Germany/);
  await save();
  await waitFor(() => expect(screen.getByRole("radio", { name: /Poland/ })).toBeChecked());
  await waitFor(() => expect(screen.getByLabelText("ASIN")).toHaveFocus());
  expect(screen.getByText(/^An ASIN has ten letters and digits/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("opens the market of a rejected field, and says that nothing was saved", async () => {
  server.use(
    http.put(at("/products/:id"), () =>
      HttpResponse.json(
        { error: "Something is not right.", code: "invalid_request", details: { field: "markets.pl.description" } },
        { status: 400 },
      ),
    ),
  );
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  await turnTo(/Poland/);
  type("Description", "Olej");
  await turnTo(/Germany/);
  type("Description", "Öl");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Failed to save market dataSomething is not right. Nothing was saved.",
  );
  await waitFor(() => expect(screen.getByRole("radio", { name: /Poland/ })).toBeChecked());
  expect(screen.getByText("This does not fit.")).toBeInTheDocument();
});

test("confirms leaving with changes: by a link, by signing out and by closing the page", async () => {
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  const closing = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(closing()).toBe(true);
  type("Priority", "90");
  expect(closing()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toHaveTextContent("Priority");
  await userEvent.click(screen.getByRole("button", { name: "Go on writing" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole("link", { name: "Back to products" }));
  await userEvent.click(await screen.findByRole("button", { name: "Leave without 1 change" }));
  expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
});

test("makes an inactive listing active again", async () => {
  const calls: unknown[] = [];
  const { de } = salmonOil.markets;
  server.use(
    http.get(at("/products/:id"), () =>
      HttpResponse.json({ ...salmonOil, markets: { de: { ...de, isActive: false } } }),
    ),
    ...takes(calls),
  );
  renderAdmin(path);
  const active = await screen.findByRole("switch", { name: "Active in Germany" });
  expect(active).not.toBeChecked();
  await userEvent.click(active);
  expect(screen.getByText("DE active")).toBeInTheDocument();
  await save();
  await screen.findByRole("link", { name: "Lachsöl Pur" });
  expect(calls).toEqual([expect.objectContaining({ markets: { de: expect.objectContaining({ isActive: true }) } })]);
});

test("keeps an ingredient with a comma when another field is saved", async () => {
  const calls: unknown[] = [];
  server.use(
    http.get(at("/products/:id"), () => HttpResponse.json({ ...salmonOil, ingredients: ["Omega 3, Xylit"] })),
    ...takes(calls),
  );
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("Brand", "Neu");
  await save();
  await screen.findByRole("link", { name: "Lachsöl Pur" });
  expect(calls).toEqual([{ version: 3, brand: "Neu", markets: { de: {} } }]);
});

test("leaves without confirmation when there are no changes", async () => {
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("Brand", "Another");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("Nothing to save")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Back to products" }));
  expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
});

test("a new product is created with the input of all markets", async () => {
  const bodies: { markets: Record<string, { marketTitle: string }> }[] = [];
  server.use(
    http.post(at("/products"), async ({ request }) => {
      bodies.push((await request.json()) as never);
      return HttpResponse.json(salmonOil, { status: 201 });
    }),
  );
  renderAdmin("/admin/products/new");
  await screen.findByLabelText("Internal id");
  type("Internal id", "HB-2");
  type("Market title", "Lachsöl");
  await turnTo(/United States/);
  type("Market title", "Salmon oil");
  await userEvent.click(screen.getByRole("button", { name: "Create product" }));
  expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
  expect(
    bodies.map(({ markets }) => Object.entries(markets).map(([market, { marketTitle }]) => [market, marketTitle])),
  ).toEqual([
    [
      ["de", "Lachsöl"],
      ["us", "Salmon oil"],
    ],
  ]);
});

const CHANGED = { field: "version", version: 9 };
const offer = salmonOil.markets.de;
if (!offer) throw new Error("the salmon oil is sold in Germany");
const theirs = {
  ...salmonOil,
  version: 9,
  brand: "Theirs",
  priority: 90,
  baseName: "Lachsöl 2",
  markets: { de: { ...offer, price: "18.90" } },
};
const conflictOnce = () =>
  http.put(
    at("/products/:id"),
    () =>
      HttpResponse.json(
        {
          error: "Somebody else changed this in the meantime. Please load it again.",
          code: "conflict",
          details: CHANGED,
        },
        { status: 409 },
      ),
    { once: true },
  );
/** The product is `then` from the second request on. */
const changesTo = (then: object) => {
  let looks = 0;
  return http.get(at("/products/:id"), () => HttpResponse.json(looks++ === 0 ? salmonOil : then));
};

test("resolves a conflict field by field, and saves on the newer version", async () => {
  const calls: unknown[] = [];
  server.use(changesTo(theirs), conflictOnce(), ...takes(calls));
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("Base name", "Mine");
  type("Brand", "Mine");
  type("Form", "capsules");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to save product");
  expect(calls).toEqual([]);
  const choice = async (name: string) => within(await screen.findByRole("radiogroup", { name }));
  expect((await choice("Base name")).getByRole("radio", { name: /Here Mine/ })).toBeChecked();
  expect((await choice("DE price")).getByRole("radio", { name: /There 18,90/ })).toBeChecked();
  expect(screen.queryByRole("radiogroup", { name: "Form" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Save Changes" })).toBeDisabled();
  await userEvent.click((await choice("Brand")).getByRole("radio", { name: /There Theirs/ }));
  await userEvent.click(screen.getByRole("button", { name: "Go on with this choice" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText("Base name, Form")).toBeInTheDocument();
  await save();
  await screen.findByRole("link", { name: "Lachsöl Pur" });
  expect(calls).toEqual([{ version: 9, baseName: "Mine", form: "capsules", markets: { de: {} } }]);
});

test("after a save without a reply, reloading keeps unsaved input", async () => {
  server.use(
    changesTo({ ...salmonOil, version: 4 }),
    http.put(at("/products/:id"), () => HttpResponse.error(), { once: true }),
  );
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("Base name", "Mine");
  await save();
  await userEvent.click(await screen.findByRole("button", { name: "Load it again" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Load it again" })).not.toBeInTheDocument());
  expect(screen.getByLabelText("Base name")).toHaveValue("Mine");
});

test("a used ASIN names its product, and saving works once it is corrected", async () => {
  const calls: unknown[] = [];
  server.use(
    http.put(
      at("/products/:id"),
      () =>
        HttpResponse.json(
          {
            error: "Somebody else changed this in the meantime. Please load it again.",
            code: "conflict",
            details: { field: "markets.de.asin", holderId: "HB-0088", holder: "Lachsöl Classic" },
          },
          { status: 409 },
        ),
      { once: true },
    ),
    ...takes(calls),
  );
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("ASIN", "B000000088");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Already used by “Lachsöl Classic” (HB-0088). Nothing was saved.",
  );
  await waitFor(() => expect(screen.getByLabelText("ASIN")).toHaveFocus());
  type("ASIN", "B000000099");
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByRole("link", { name: "Lachsöl Pur" });
  expect(calls).toEqual([
    expect.objectContaining({ markets: { de: expect.objectContaining({ asin: "B000000099" }) } }),
  ]);
});

test("a refresh updates the form, and keeps input in other fields", async () => {
  const read = { ...salmonOil, version: 4, markets: { de: { ...offer, price: "17.90", marketTitle: "Neu" } } };
  server.use(
    changesTo(read),
    http.post(at("/products/:id/scrape"), () => HttpResponse.json(buildRefresh())),
  );
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("Base name", "Mine");
  await userEvent.click(screen.getByRole("button", { name: "Refresh from marketplace" }));
  expect(await screen.findByText("Product data updated successfully!")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText("Price")).toHaveValue("17,90"));
  expect(screen.getByText("1 unsaved change")).toBeInTheDocument();
});

test("loads a product again that is no longer on the marketplace, because it became unavailable", async () => {
  const calls: unknown[] = [];
  server.use(
    changesTo({ ...salmonOil, version: 4, markets: { de: { ...offer, available: false } } }),
    http.post(at("/products/:id/scrape"), () =>
      HttpResponse.json(buildRefresh({ status: "failed", outcome: "gone", error: "no such product" })),
    ),
    ...takes(calls),
  );
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  await userEvent.click(screen.getByRole("button", { name: "Refresh from marketplace" }));
  expect(await screen.findByText("out of stock")).toBeInTheDocument();
  type("Brand", "Neu");
  await save();
  await screen.findByRole("link", { name: "Lachsöl Pur" });
  expect(calls).toEqual([expect.objectContaining({ version: 4 })]);
});

test("deletes a product from its own screen after a confirmation", async () => {
  const removed: string[] = [];
  server.use(
    http.delete(at("/products/:id"), ({ request }) => {
      removed.push(new URL(request.url).search);
      return HttpResponse.json({ removed: true });
    }),
  );
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("Base name", "typed and given up");
  await userEvent.click(screen.getByRole("button", { name: "Delete product" }));
  expect(await screen.findByRole("dialog", { name: "Delete “Lachsöl Pur”?" })).toHaveTextContent(
    "Market listings (DE)",
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete 1 product" }));
  expect(await screen.findByText("“Lachsöl Pur” was deleted.")).toBeInTheDocument();
  expect(removed).toEqual(["?version=3"]);
  expect(await screen.findByRole("heading", { level: 1, name: /Amazon Product Admin/ })).toBeInTheDocument();
});
