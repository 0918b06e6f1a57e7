import { afterAll, expect, test, vi } from "vitest";
import { COUNTRIES } from "@hundeblick/proto/http/poison-lines";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { EMPTY_DOG } from "../../src/shared/session/dog-info.ts";
import { server, useServer } from "../support/server.ts";

// the edited lines are fetched once per visit
vi.resetModules();
const { renderPage } = await import("../support/render-page.tsx");
const { DetailsForm } = await import("../../src/features/details/components/DetailsForm.tsx");
const { PoisonLine } = await import("../../src/shared/emergency/PoisonLine.tsx");
afterAll(() => void vi.resetModules());

useServer();

const NO_LINES: EmergencyLines = { atOnce: "", noLine: "none", lines: [], days: {} };
const texts = { de: "rund um die Uhr", en: "day and night", pl: "całą dobę" };
const lines = COUNTRIES.map((country) => ({
  country,
  name: "Edited Line",
  number: "+44 20 7946 0000",
  for: texts,
  cost: texts,
  hours: texts,
  note: texts,
  url: "https://example.org/",
  checkedOn: new Date().toISOString().slice(0, 10),
}));

// one test, because of the one fetch
test("an edited line replaces the built-in one, later ones from their start, with a British date", async () => {
  const replies = vi.fn(() => HttpResponse.json({ lines }));
  server.use(http.get("*/api/check/poison-lines", replies));
  const { unmount } = renderPage(<PoisonLine guide={NO_LINES} />);
  expect(await screen.findByText(/checked on \d{1,2} [A-Z][a-z]+ \d{4}/)).toBeInTheDocument();
  unmount();
  const later = renderPage(<PoisonLine guide={NO_LINES} />);
  expect(screen.getByText(/day and night/)).toBeInTheDocument();
  later.unmount();
  renderPage(<DetailsForm onSend={() => undefined} />, {
    session: { dogInfo: { ...EMPTY_DOG, redFlags: ["poison"] } },
  });
  const link = await screen.findByRole("link", { name: /Edited Line, day and night/ });
  expect(link).toHaveAttribute("href", "tel:+442079460000");
  expect(replies).toHaveBeenCalledOnce();
});
