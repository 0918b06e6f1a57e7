import { expect, test } from "vitest";
import { breedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderPage } from "../../../test/support/render-page.tsx";
import { loadBreedTexts } from "./texts.ts";
import { WeightForAge } from "./WeightForAge.tsx";

await loadBreedTexts("en");
const weigh = async (months: string, kg: string) => {
  const view = renderPage(<WeightForAge facts={breedPageFacts("rottweiler")} />, { at: "/en/breeds/rottweiler" });
  await userEvent.type(screen.getByLabelText("Age in months"), months);
  await userEvent.type(screen.getByLabelText("Weight in kg"), kg);
  return view;
};

test.each([
  [
    "6",
    "20",
    /^At 6 months a dog of this breed \(Rottweiler\) is still growing\. This is 44 to 55% of the grown weight\. The average at this age is/,
  ],
  [
    "1",
    "2",
    /^At 1 month a dog of this breed \(Rottweiler\) is still growing\. This is 4 to 5% of the grown weight\. Weigh every/,
  ],
  ["40", "36", /^That is less than our range for Rottweiler/],
  ["40", "40", /^That lies in our range/],
  ["40", "50", /^That is more than our range/],
  ["301", "50", /^Enter an age up to 300 months/],
])("a bitch of %s months and %s kg", async (months, kg, says) => {
  await weigh(months, kg);
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});

test.each([
  ["40", "3", /3 kg\. Is that number right\? A dog of this size and age/],
  ["6", "15", /15 kg\. Is that number right\? It is far below/],
  ["40", "60", /60 kg\. Is that number right\? It is far above/],
])("at %s months %s kg is asked back, without a calming word", async (months, kg, says) => {
  await weigh(months, kg);
  expect(screen.getByRole("note")).toHaveTextContent(says);
  expect(screen.queryByText(/our range|still growing/)).not.toBeInTheDocument();
});

test("shows a growing dog's weight in the curve, but not an impossible one", async () => {
  const { container } = await weigh("6", "20");
  expect(container.querySelectorAll("circle")).toHaveLength(1);
  await userEvent.type(screen.getByLabelText("Weight in kg"), "0");
  expect(container.querySelectorAll("circle")).toHaveLength(0);
});

test.each(["labradoodle", "chihuahua", "akita"])("%s, whose range judges no dog, has no calculator", (id) => {
  const { container } = renderPage(<WeightForAge facts={breedPageFacts(id)} />, { at: "/en/breeds/x" });
  expect(container).toBeEmptyDOMElement();
});
