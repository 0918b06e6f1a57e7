import { expect, test } from "vitest";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { reads } from "../support/marketplace.ts";
import { readSession, renderAdmin, server, useServer } from "../support/render-admin.tsx";

useServer();
const tabs = (): HTMLElement => screen.getByRole("navigation", { name: "Dashboard" });
const openTab = (): string | null | undefined =>
  within(tabs())
    .getAllByRole("link")
    .find((link) => link.getAttribute("aria-current") === "page")?.textContent;

test("the address names the open tab; an unknown one is Manage Products", async () => {
  renderAdmin("/admin?tab=bulk-update");
  expect(await screen.findByRole("button", { name: "Start update" })).toBeVisible();
  expect(openTab()).toBe("Bulk Update");
  await userEvent.click(within(tabs()).getByRole("link", { name: "Discover Products" }));
  expect(await screen.findByRole("heading", { name: "Find on the marketplace" })).toBeVisible();
  expect(openTab()).toBe("Discover Products");
});

test.each(["/admin", "/admin?tab=nonsense"])("%s opens the products", async (path) => {
  renderAdmin(path);
  expect(await screen.findByRole("link", { name: "Lachsöl Pur" })).toBeVisible();
  expect(openTab()).toBe("Manage Products");
});

test("the market is chosen for all tabs, and stored", async () => {
  server.use(reads("amazon"));
  renderAdmin("/admin?tab=bulk-update");
  expect(await screen.findByRole("heading", { name: "Update all products in Germany" })).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: /^Poland/ }));
  expect(await screen.findByRole("heading", { name: "Update all products in Poland" })).toBeVisible();
  expect(readSession()).toMatchObject({ market: "pl" });
});
