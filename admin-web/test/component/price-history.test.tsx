import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { at, errorReply, renderAdmin, salmonOil, server, useServer } from "../support/render-admin.tsx";

useServer();
// the chart needs sizes, which jsdom lacks
const BOX = { x: 0, y: 0, top: 0, left: 0, right: 280, bottom: 60, width: 280, height: 60, toJSON: () => "" };
beforeAll(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(BOX);
});

const seen = (price: string, day: number) => ({ price, currency: "EUR", at: `2026-11-${day}T08:00:00.000Z` });
const prices = (...known: ReturnType<typeof seen>[]) =>
  http.get(at("/products/:id/prices"), ({ request }) => {
    asked.push(new URL(request.url).searchParams.get("market"));
    return HttpResponse.json({ prices: known });
  });
let asked: (string | null)[] = [];
beforeEach(() => {
  asked = [];
});
const show = async (): Promise<HTMLElement> => {
  renderAdmin(`/admin/products/${salmonOil.id}/edit`);
  return (await screen.findByRole("heading", { name: "Price in the last 90 days" })).closest("section") as HTMLElement;
};

test("shows the price range and a table with the newest first", async () => {
  server.use(prices(seen("19.90", 10), seen("17.50", 12), seen("21.00", 14)));
  const card = await show();
  expect(
    await within(card).findByText(/Lowest 17,50\s€, highest 21,00\s€\. Last seen on 14 Nov 2026\./),
  ).toBeInTheDocument();
  await userEvent.click(within(card).getByRole("radio", { name: "Table" }));
  expect(
    within(card)
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/14 Nov 2026\s*21,00\s€/),
    expect.stringMatching(/12 Nov 2026\s*17,50\s€/),
    expect.stringMatching(/10 Nov 2026\s*19,90\s€/),
  ]);
  expect(asked).toEqual(["de"]);
});

test("a single price is no change", async () => {
  server.use(prices(seen("19.90", 10)));
  expect(await within(await show()).findByText(/No change: 19,90\s€\./)).toBeInTheDocument();
});

test("shows that there are none", async () => {
  server.use(prices());
  expect(await within(await show()).findByText("No price was seen yet.")).toBeInTheDocument();
});

test("a failure is shown in its place, and the form stays", async () => {
  server.use(http.get(at("/products/:id/prices"), errorReply(503, "unavailable", "x")));
  expect(await within(await show()).findByText("The prices could not be loaded.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Save Changes" })).toBeInTheDocument();
});
