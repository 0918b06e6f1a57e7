import "../support/browser-gaps.ts";
import { expect, test } from "vitest";
import { act, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { Calls } from "../../src/features/details/emergency/components/Calls.tsx";
import { LegalPage } from "../../src/features/legal/LegalPage.tsx";
import { NextSteps } from "../../src/features/report/components/NextSteps.tsx";
import { EmergencyVetLink } from "../../src/shared/ui/EmergencyVetLink.tsx";
import { buildReport } from "../support/build-report.ts";
import { renderPage } from "../support/render-page.tsx";

const ignored = () => undefined;
const report = buildReport({ sources: [{ n: 1, text: "A study", url: "https://example.org/study" }] });

const PARTS: Record<string, ReactNode> = {
  "the emergency vet": <EmergencyVetLink />,
  "the calls of an emergency": <Calls guide={null} isPoison={false} />,
  "a report's sources": <NextSteps report={report} onVetSheet={ignored} onShare={ignored} />,
  "a legal page": <LegalPage name="privacy" />,
};

test.each(Object.entries(PARTS))("links of %s say that they open a new tab", async (_name, part) => {
  await act(async () => void renderPage(<Suspense>{part}</Suspense>));
  const links = (await screen.findAllByRole("link")).filter((link) => link.getAttribute("target") === "_blank");
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
});
