import { expect, test } from "vitest";
import { breedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { screen } from "@testing-library/react";
import { renderPage } from "../../../test/support/render-page.tsx";
import { loadBreedTexts } from "./texts.ts";
import { BreedStats } from "./BreedStats.tsx";

await loadBreedTexts("en");

test("our own range of life is called ours", () => {
  renderPage(<BreedStats facts={breedPageFacts("beagle")} />, { at: "/en/breeds/beagle" });
  expect(screen.getByText("Life expectancy, our range")).toBeVisible();
});

test("the sex behind a label is in lower case", () => {
  renderPage(<BreedStats facts={breedPageFacts("rottweiler")} />, { at: "/en/breeds/rottweiler" });
  expect(screen.getByText("Weight, males")).toBeVisible();
});
