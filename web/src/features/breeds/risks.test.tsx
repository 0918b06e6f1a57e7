import { expect, test } from "vitest";
import { breedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { screen, within } from "@testing-library/react";
import { renderPage } from "../../../test/support/render-page.tsx";
import { loadBreedTexts } from "./texts.ts";
import { Risks } from "./Risks.tsx";

await loadBreedTexts("en");

test("what one parent of a cross gets more often is listed under its name", () => {
  renderPage(<Risks facts={breedPageFacts("pomsky")} />, { at: "/en/breeds/pomsky" });
  expect(screen.getByText("Known in one parent:")).toBeVisible();
  const husky = screen.getByRole("heading", { name: "Siberian Husky" }).parentElement!;
  expect(within(husky).getByRole("link", { name: "Hip dysplasia" })).toBeVisible();
});
