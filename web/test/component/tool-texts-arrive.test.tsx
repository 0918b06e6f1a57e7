import { expect, test } from "vitest";
import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import DogYearsPage from "../../src/features/tools/dog-years/DogYearsPage.tsx";
import { renderPage } from "../support/render-page.tsx";

test("renders a tool whose texts arrive during rendering", async () => {
  const page = (
    <Suspense>
      <DogYearsPage />
    </Suspense>
  );
  await act(async () => void renderPage(page, { at: "/en/tools/hundejahre-rechner" }));
  expect(screen.getByRole("button", { name: "Calculate" })).toBeVisible();
});
