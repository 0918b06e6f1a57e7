import { expect, test } from "vitest";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { newId } from "@hundeblick/proto/ids";
import { buildJob } from "../support/marketplace.ts";
import { at, errorReply, readSession, renderAdmin, server, useServer } from "../support/render-admin.tsx";

useServer();
const background = () => screen.getByRole("complementary", { name: "In the background" }).textContent;
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

test("a running bulk update is shown on every screen, with a link to its market's tab", async () => {
  const job = buildJob({
    market: "pl",
    summary: { total: 58, successful: 22, failed: 1 },
    startedAt: new Date(Date.now() - 3_600_000).toISOString(),
  });
  server.use(http.get(at("/discover/updates"), () => HttpResponse.json({ job })));
  renderAdmin("/admin/products/new");
  await userEvent.click(await screen.findByRole("link", { name: /^Bulk update 23 \/ 58 Poland, 1 min 28 s left$/ }));
  expect(await screen.findByRole("heading", { name: "Updating Poland" })).toBeInTheDocument();
  expect(readSession()).toMatchObject({ market: "pl" });
});

test("a running import is shown with its progress until its end", async () => {
  let state = "applying";
  server.use(http.get(at("/import"), () => HttpResponse.json({ import: { ...importing, state } })));
  renderAdmin();
  expect(
    await screen.findByRole("link", { name: /^Import 400 \/ 1,600 merge, by jonas@example\.org$/ }),
  ).toHaveAttribute("href", "/admin?tab=import-export");
  state = "applied";
  await waitFor(() => expect(background()).toBe("Demo shop answers"));
});

test("the source is shown on every screen; a pause ends by itself", async () => {
  const about = {
    source: "amazon",
    canReadAmazon: true,
    dailyBudget: 500,
    timeZone: "UTC",
    hosts: [
      { host: "www.amazon.de", usedToday: 412, closedUntil: new Date(Date.now() + 500).toISOString() as string | null },
    ],
  };
  server.use(
    http.get(at("/marketplace"), () => {
      const reply = structuredClone(about);
      about.hosts[0]!.closedUntil = null;
      return HttpResponse.json(reply);
    }),
  );
  renderAdmin("/admin/products/new");
  expect(await screen.findByText(/^amazon\.de: pause until \d\d:\d\d$/)).toBeInTheDocument();
  expect(screen.getByText("88 pages left today")).toBeInTheDocument();
  expect(await screen.findByText("Amazon can be asked")).toBeInTheDocument();
});

test("shows when the marketplace service does not reply", async () => {
  server.use(http.get(at("/marketplace"), errorReply(503, "unavailable", "x")));
  renderAdmin("/admin/products/new");
  expect(await screen.findByText("Marketplace service is silent")).toBeInTheDocument();
});

test("without jobs shows only the marketplace; a 401 of its call does not sign out", async () => {
  server.use(http.get(at("/import"), errorReply(401, "session_expired", "x")));
  renderAdmin();
  await screen.findByRole("link", { name: "Lachsöl Pur" });
  await waitFor(() => expect(background()).toBe("Demo shop answers"));
  expect(screen.getByRole("button", { name: "Log out" })).toBeInTheDocument();
});
