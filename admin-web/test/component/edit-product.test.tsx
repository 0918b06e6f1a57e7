import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { at, catalogueOf, KEPT, keep, renderAdmin, salmonOil, server } from "../support/render-admin.tsx";

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => { localStorage.clear(); keep(KEPT); server.use(...catalogueOf([salmonOil])); });
afterEach(() => { server.resetHandlers(); notifications.clean(); });
afterAll(() => server.close());

const path = `/admin/products/${salmonOil.id}/edit`;
const type = (label: string, value: string): void => { fireEvent.change(screen.getByLabelText(label), { target: { value } }); };
const turnTo = async (market: RegExp): Promise<void> => await userEvent.click(screen.getByRole("radio", { name: market }));
const save = async (): Promise<void> => await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
const takes = (calls: unknown[]) => [
  http.put(at("/products/:id"), async ({ request }) => { calls.push(["basics", await request.json()]); return HttpResponse.json({ ...salmonOil, version: 4 }); }),
  http.put(at("/products/:id/markets/:market"), async ({ request, params }) => { calls.push([params["market"], await request.json()]); return HttpResponse.json({ ...salmonOil, version: 3 + calls.length }); }),
];

test("what was typed stays when another market is looked at, and all of it is saved", async () => {
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
    ["basics", expect.objectContaining({ version: 3, baseName: "Lachsöl Neu" })],
    ["de", expect.objectContaining({ version: 4, marketTitle: "Lachsöl für Hunde" })],
    ["pl", expect.objectContaining({ version: 5, marketTitle: "Olej z łososia" })],
  ]);
});

test("a mistake in a market that is not shown turns to it, with the focus on the field", async () => {
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

test("when the second of two markets is refused, says which are saved and which is not", async () => {
  const calls: unknown[] = [];
  server.use(http.put(at("/products/:id/markets/pl"), () => HttpResponse.json({ error: "Something is not right.", code: "invalid_request", details: { field: "description" } }, { status: 400 })), ...takes(calls));
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  await turnTo(/Poland/);
  type("Description", "Olej");
  await turnTo(/Germany/);
  type("Description", "Öl");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent("The basic information and Germany are saved; the market information for Poland is not.");
  await waitFor(() => expect(screen.getByRole("radio", { name: /Poland/ })).toBeChecked());
  expect(screen.getByText("This does not fit.")).toBeInTheDocument();
});

test("leaving with something typed asks first: by a link, by signing out and by closing the page", async () => {
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

test("leaving without a change asks nothing, also after what was typed is taken back", async () => {
  renderAdmin(path);
  await screen.findByLabelText("Base name");
  type("Brand", "Another");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("Nothing to save")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Back to products" }));
  expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
});

test("a new product keeps what was typed for each market and is created with all of them", async () => {
  const bodies: { markets: Record<string, { marketTitle: string }> }[] = [];
  server.use(http.post(at("/products"), async ({ request }) => { bodies.push(await request.json() as never); return HttpResponse.json(salmonOil, { status: 201 }); }));
  renderAdmin("/admin/products/new");
  await screen.findByLabelText("Internal id");
  type("Internal id", "HB-2");
  type("Market title", "Lachsöl");
  await turnTo(/United States/);
  type("Market title", "Salmon oil");
  await userEvent.click(screen.getByRole("button", { name: "Create product" }));
  expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeInTheDocument();
  expect(bodies.map(({ markets }) => Object.entries(markets).map(([market, { marketTitle }]) => [market, marketTitle]))).toEqual([[["de", "Lachsöl"], ["us", "Salmon oil"]]]);
});
