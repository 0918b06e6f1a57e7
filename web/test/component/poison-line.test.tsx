import { expect, test } from "vitest";
import { COUNTRIES } from "@hundeblick/proto/http/poison-lines";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { PoisonLine } from "../../src/shared/emergency/PoisonLine.tsx";
import { renderPage } from "../support/render-page.tsx";
import { server, useServer } from "../support/server.ts";

useServer();

const NO_LINES: EmergencyLines = { atOnce: "", noLine: "none", lines: [], days: {} };

test("English pages have British dates", async () => {
  const text = { de: "Text", en: "text", pl: "tekst" };
  const checkedOn = new Date().toISOString().slice(0, 10);
  const lines = COUNTRIES.map((country) => ({
    country,
    name: "Line",
    number: "112",
    for: text,
    cost: text,
    hours: text,
    note: text,
    url: "https://example.org/",
    checkedOn,
  }));
  server.use(http.get("*/api/check/poison-lines", () => HttpResponse.json({ lines })));
  renderPage(<PoisonLine guide={NO_LINES} />);
  expect(await screen.findByText(/checked on \d{1,2} [A-Z][a-z]+ \d{4}/)).toBeInTheDocument();
});
