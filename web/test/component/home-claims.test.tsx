import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { http, HttpResponse } from "msw";
import type { Claim } from "@hundeblick/proto/http/claims";
import { HERO_CLAIMS, TRUST_CLAIMS } from "../../src/content/claims.ts";
import { VetTrust } from "../../src/features/home/VetTrust.tsx";
import { renderPage } from "../support/render-page.tsx";
import { server, useServer } from "../support/server.ts";

useServer();

const edited: Claim = {
  place: "trust",
  value: 91.5,
  unit: "percent",
  text: { de: "gemessen", en: "measured accuracy", pl: "zmierzone" },
  source: "own test of 1,200 photos, 2026",
};

test("figures an operator has edited take the place of the samples", async () => {
  server.use(http.get("*/api/claims", () => HttpResponse.json({ claims: [edited] })));
  renderPage(<VetTrust />);
  expect(screen.getByText("owners have read their report")).toBeInTheDocument();
  expect(await screen.findByText("measured accuracy")).toBeInTheDocument();
  expect(screen.getByText("91.5%")).toBeInTheDocument();
  expect(screen.queryByText("owners have read their report")).not.toBeInTheDocument();
  expect(screen.queryByText(/Sample figures/)).not.toBeInTheDocument();
});

test("the catalogue of the site and the page know the same own figures", () => {
  const file = join(import.meta.dirname, "../../../services/catalogue/src/data/site-claims.json");
  const site = JSON.parse(readFileSync(file, "utf8")) as Claim[];
  const own = [...HERO_CLAIMS, ...TRUST_CLAIMS];
  expect(site.map(({ value, unit, text }) => ({ value, unit, text: text.en }))).toEqual(
    own.map(({ value, unit, text }) => ({ value, unit, text })),
  );
});
