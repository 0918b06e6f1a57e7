import { expect, test, vi } from "vitest";
import { screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { http, HttpResponse } from "msw";
import { KNOWN_BREEDS } from "../../src/content/claims.ts";
import { heroStats } from "../../src/features/home/hero-stats.ts";
import { renderPage } from "../support/render-page.tsx";
import { server, useServer } from "../support/server.ts";

useServer();
// a new visit, in which no claims were fetched yet
vi.resetModules();
const { Testimonials } = await import("../../src/features/home/Testimonials.tsx");

test("shows counted figures, and fallbacks for missing ones", () => {
  const values = (reports: number | null, medianSeconds: number | null) =>
    heroStats({ reports, medianSeconds }, "en").map(({ value }) => value);
  expect(values(null, null)).toEqual(["1", "€0", "3", "A–D"]);
  expect(values(1234, 9)).toEqual(["9 seconds", "1,234", "3", "A–D"]);
});

test("without testimonials the section links to the example report", async () => {
  const text = { de: "Gut.", en: "Good.", pl: "Dobre." };
  server.use(
    http.get("*/api/claims", () =>
      HttpResponse.json({ reports: null, medianSeconds: null, testimonials: [{ name: "Ada", dog: "Bo", text }] }),
    ),
  );
  renderPage(<Testimonials />);
  expect(screen.getByRole("link", { name: "See a sample report" })).toBeInTheDocument();
  expect(await screen.findByText("“Good.”")).toBeInTheDocument();
  expect(screen.getByText("Ada with Bo")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "See a sample report" })).not.toBeInTheDocument();
});

test("the number of breeds equals the network's", () => {
  const file = join(import.meta.dirname, "../../../services/analysis/src/data/breeds.json");
  const { classes } = JSON.parse(readFileSync(file, "utf8")) as { classes: { id: string; sameAs?: string }[] };
  expect(new Set(classes.map(({ id, sameAs }) => sameAs ?? id)).size).toBe(KNOWN_BREEDS);
});
