import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { newId } from "@hundeblick/proto/ids";
import { aJob } from "../support/marketplace.ts";
import { at, catalogueOf, KEPT, keep, kept, renderAdmin, salmonOil, server } from "../support/render-admin.tsx";

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  localStorage.clear();
  keep(KEPT);
  server.use(...catalogueOf([salmonOil]));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const importing = {
  importId: newId(),
  mode: "merge",
  markets: ["de"],
  state: "applying",
  by: "jonas@example.org",
  startedAt: "2026-05-12T07:41:00.000Z",
  counts: {
    productsAdded: 0,
    productsUpdated: 0,
    productsSkipped: 0,
    productsRemoved: 0,
    marketsAdded: 0,
    marketsUpdated: 0,
    marketsRemoved: 0,
  },
  progress: { done: 400, total: 1_600 },
  kept: 0,
};

test("a bulk update that runs is seen on every screen, and leads to its market's tab", async () => {
  const job = aJob({ market: "pl", summary: { total: 58, successful: 22, failed: 1 } });
  server.use(http.get(at("/discover/updates"), () => HttpResponse.json({ job })));
  renderAdmin("/admin/products/new");
  await userEvent.click(await screen.findByRole("link", { name: /^Bulk update 23 \/ 58 Poland, running$/ }));
  expect(await screen.findByRole("heading", { name: "Updating Poland" })).toBeInTheDocument();
  expect(kept()).toMatchObject({ market: "pl" });
});

test("an import that is written is seen with how far it is, until it has ended", async () => {
  let state = "applying";
  server.use(http.get(at("/import"), () => HttpResponse.json({ import: { ...importing, state } })));
  renderAdmin();
  expect(
    await screen.findByRole("link", { name: /^Import 400 \/ 1,600 merge, by jonas@example\.org$/ }),
  ).toHaveAttribute("href", "/admin?tab=import-export");
  state = "applied";
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "Running jobs" })).not.toBeInTheDocument(), {
    timeout: 10_000,
  });
});

test("nothing that runs takes no room, and a refusal of that question signs nobody out", async () => {
  server.use(
    http.get(at("/import"), () => HttpResponse.json({ error: "x", code: "session_expired" }, { status: 401 })),
  );
  renderAdmin();
  await screen.findByRole("link", { name: "Lachsöl Pur" });
  expect(screen.queryByRole("complementary", { name: "Running jobs" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Log out" })).toBeInTheDocument();
});
