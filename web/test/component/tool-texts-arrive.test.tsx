import { expect, test, vi } from "vitest";
import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderPage } from "../support/render-page.tsx";

// a new visit, in which no texts were loaded yet
vi.resetModules();
const { default: DogYearsPage } = await import("../../src/features/tools/dog-years/DogYearsPage.tsx");

test("renders a tool whose texts arrive during rendering", async () => {
  const page = (
    <Suspense>
      <DogYearsPage />
    </Suspense>
  );
  await act(async () => void renderPage(page, { at: "/en/tools/hundejahre-rechner" }));
  expect(await screen.findByRole("button", { name: "Calculate" })).toBeVisible();
});
