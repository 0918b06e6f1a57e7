import { expect, test, vi } from "vitest";
import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { Reviewer } from "@hundeblick/proto/http/reviewer";
import { renderPage } from "../support/render-page.tsx";
import { server, useServer } from "../support/server.ts";

useServer();
// a new visit, in which no claims were fetched yet
vi.resetModules();
const { ReviewLine } = await import("../../src/shared/review/ReviewLine.tsx");

const ADA: Reviewer = {
  name: "Ada Muster",
  credentials: { de: "Tierärztin", en: "veterinarian", pl: "lekarka weterynarii" },
  url: "https://example.org/ada",
  reviewed: { article: "2026-05-14" },
};

// one test, because the claims are fetched once per visit
test("states that there was no review until the reviewer is loaded, with a link and the date", async () => {
  server.use(
    http.get("*/api/claims", () =>
      HttpResponse.json({ reports: null, medianSeconds: null, testimonials: [], reviewer: ADA }),
    ),
  );
  renderPage(
    <>
      <div data-testid="article">
        <ReviewLine kind="article" changed="2026-05-14" />
      </div>
      <div data-testid="changed">
        <ReviewLine kind="article" changed="2026-05-15" />
      </div>
      <div data-testid="guide">
        <ReviewLine kind="guide" />
      </div>
    </>,
  );
  expect(screen.getAllByText("Not yet reviewed by a vet.")).toHaveLength(3);
  const link = await screen.findByRole("link", { name: "Ada Muster (opens in a new tab)" });
  expect(link).toHaveAttribute("href", ADA.url);
  expect(screen.getByTestId("article")).toHaveTextContent(
    "Reviewed by Ada Muster (opens in a new tab), veterinarian (14 May 2026)",
  );
  expect(screen.getByTestId("changed")).toHaveTextContent("Not yet reviewed by a vet.");
  expect(screen.getByTestId("guide")).toHaveTextContent("Not yet reviewed by a vet.");
});
