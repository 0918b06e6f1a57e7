import { expect, test } from "vitest";
import { act, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { renderPage } from "../../../test/support/render-page.tsx";
import ComparePage from "./ComparePage.tsx";

const rowOf = async (name: string) =>
  within(await screen.findByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("what a cross has no figure for is said of its parents", async () => {
  await act(async () =>
    renderPage(
      <Suspense>
        <ComparePage />
      </Suspense>,
      { at: "/en/breeds/compare?a=chorkie&b=pug" },
    ),
  );
  expect(await rowOf("What is more common")).toEqual([
    expect.stringMatching(/^Gum and tooth problems, /),
    expect.stringMatching(/, /),
  ]);
  expect(await rowOf("Life expectancy")).toEqual([
    expect.stringMatching(/^Chihuahua: \d+–\d+Yorkshire Terrier: \d+–\d+$/),
    expect.stringMatching(/^\d+–\d+$/),
  ]);
});
