import { describe, expect, test } from "vitest";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import PuppyWeightPage from "../../src/features/tools/puppy-weight/PuppyWeightPage.tsx";
import { press } from "../support/clicks.ts";
import { onTheDayOfTools } from "../support/day-of-tools.ts";
import { renderPage } from "../support/render-page.tsx";
import { siteTexts } from "../support/site-texts.ts";
import { toolTexts } from "../support/tool-texts.ts";

onTheDayOfTools();
const TEXTS = await toolTexts();
const { puppyWeight: text } = TEXTS.en;

/** Twelve weeks old on the day of the tests, 7.7 kg on the mean. */
const DOG = "dog=20&born=2026-08-29";
const open = (query = "") => renderPage(<PuppyWeightPage />, { at: `/en/tools/tool${query && `?${query}`}` });
const result = () => document.querySelector<HTMLElement>(".result") ?? document.body;
const rows = () =>
  within(screen.getByRole("table", { name: text.table.caption }))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
async function weigh(kg: string, day?: string): Promise<void> {
  await userEvent.type(screen.getByLabelText(text.kgLabel), kg);
  if (day) {
    await userEvent.clear(screen.getByLabelText(text.dayLabel));
    await userEvent.type(screen.getByLabelText(text.dayLabel), day);
  }
  await press(text.add);
}

describe("the form", () => {
  test("a breed needs its sex, and gives the range of that sex", async () => {
    const { address } = open();
    await userEvent.click(screen.getByRole("radio", { name: text.known.breed }));
    await userEvent.selectOptions(screen.getByLabelText(text.breedLabel), "Rottweiler");
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await userEvent.click(screen.getByRole("radio", { name: "Female" }));
    await press("Next");
    await userEvent.type(screen.getByLabelText(text.weeksLabel), "12");
    expect(screen.getByLabelText(text.bornLabel)).toHaveValue("2026-08-29");
    await press(text.calculate);
    expect(address()).toBe("/en/tools/tool/expected?dog=rottweiler&sex=female&born=2026-08-29");
    expect(within(result()).getByText("13–16 kg")).toBeVisible();
    expect(within(result()).getByRole("link", { name: "More about the breed: Rottweiler" })).toBeVisible();
    for (const sentence of text.big) expect(screen.getByText(sentence)).toBeVisible();
  });

  test("a link with the breed alone fills in the first step", async () => {
    open("dog=pug&sex=male");
    expect(screen.getByLabelText(text.breedLabel)).toHaveValue("pug");
    expect(screen.getByRole("radio", { name: "Male" })).toBeChecked();
    await press("Next");
    expect(screen.getByText("Step 2 of 2")).toBeVisible();
  });

  test("a link stands before what the tab keeps, which goes on without one", async () => {
    const { unmount } = open("dog=pug&sex=male");
    await press("Next");
    unmount();
    const other = open("dog=20");
    expect(screen.getByText("Step 1 of 2")).toBeVisible();
    expect(screen.getByLabelText(text.adultLabel)).toHaveValue("20");
    other.unmount();
    open();
    expect(screen.getByText("Step 2 of 2")).toBeVisible();
    await press("Back");
    expect(screen.getByLabelText(text.breedLabel)).toHaveValue("pug");
  });

  test("storage with anything else is a new form", () => {
    sessionStorage.setItem("tool-tool", '{"answers":{"dog":7,"born":"soon"},"step":-3}');
    open();
    expect(screen.getByText("Step 1 of 2")).toBeVisible();
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  });

  test.each([
    ["2026-11-22", text.bornWrong.ahead],
    ["2024-11-01", text.bornWrong.past],
  ])("a birthday on %s is asked back at the field", async (day, says) => {
    open("dog=pug&sex=male");
    await press("Next");
    await userEvent.type(screen.getByLabelText(text.bornLabel), day);
    await press(text.calculate);
    expect(screen.getByText(says)).toBeVisible();
  });

  test("a weight that no dog has, and an unknown breed, lead to no result", async () => {
    open();
    await userEvent.click(screen.getByRole("radio", { name: text.known.adult }));
    await userEvent.type(screen.getByLabelText(text.adultLabel), "400");
    await press("Next");
    expect(screen.getByText(text.adultWrong)).toBeVisible();
    expect(screen.getByText("Step 1 of 2")).toBeVisible();
  });

  test("an address with a breed that nobody knows shows the form", () => {
    open("dog=unicorn&born=2026-08-29");
    expect(screen.getByText("Step 1 of 2")).toBeVisible();
    expect(screen.getByLabelText(text.breedLabel)).toHaveValue("");
  });
});

describe("weights", () => {
  test("are entered, stand in the address and in the curve, and a day holds one", async () => {
    const { address, container } = open(DOG);
    expect(screen.getByText(text.noWeights)).toBeVisible();
    await weigh("6,5", "2026-11-07");
    await weigh("7.9");
    expect(address()).toBe(`/en/tools/tool/weighed?${DOG}&weights=2026-11-07_6.5_2026-11-21_7.9`);
    expect(rows()).toEqual(["21 Nov 2026at 12 weeks7.9103%", "7 Nov 2026at 10 weeks6.5104%"]);
    expect(container.querySelectorAll(".growth-dog")).toHaveLength(2);
    expect(within(result()).getByText("7.9 kg")).toBeVisible();
    await weigh("8");
    expect(rows()[0]).toBe("21 Nov 2026at 12 weeks8104%");
    expect(screen.getByLabelText(text.kgLabel)).toHaveFocus();
    expect(screen.getByLabelText(text.kgLabel)).toHaveValue("");
  });

  test("are changed, removed, and brought back", async () => {
    const { address } = open(`${DOG}&weights=2026-11-07_6.5_2026-11-21_7.9`);
    await press("Change: 7 Nov 2026");
    expect(screen.getByLabelText(text.kgLabel)).toHaveValue("6.5");
    await userEvent.clear(screen.getByLabelText(text.kgLabel));
    await userEvent.type(screen.getByLabelText(text.kgLabel), "6,7");
    await press(text.save);
    expect(address()).toContain("weights=2026-11-07_6.7_2026-11-21_7.9");
    await press("Remove: 21 Nov 2026");
    expect(address()).toMatch(/weights=2026-11-07_6\.7$/);
    expect(screen.getByText("7.9 kg of 21 November 2026 removed.")).toBeVisible();
    await press(text.undo);
    expect(address()).toContain("weights=2026-11-07_6.7_2026-11-21_7.9");
    await press("Change: 21 Nov 2026");
    await press(text.cancel);
    expect(screen.getByRole("button", { name: text.add })).toBeVisible();
    await press("Remove: 21 Nov 2026");
    await press("Remove: 7 Nov 2026");
    expect(address()).toBe(`/en/tools/tool/expected?${DOG}`);
  });

  test.each([
    ["0", undefined, text.kgWrong],
    ["7", "2026-11-22", text.dayWrong.ahead],
    ["7", "2026-08-28", text.dayWrong.before],
  ])("%s kg on %p is told its bounds at the field", async (kg, day, says) => {
    const { address } = open(DOG);
    await weigh(kg, day);
    expect(screen.getByText(says)).toBeVisible();
    expect(address()).not.toContain("weights");
  });

  test("the dog can be changed without losing them, and starting again clears all", async () => {
    const { address } = open(`${DOG}&weights=2026-11-21_7.9`);
    await press(text.edit);
    expect(screen.getByLabelText(text.adultLabel)).toHaveValue("20");
    await userEvent.type(screen.getByLabelText(text.adultLabel), "{Backspace}2");
    await press("Next");
    await press(text.calculate);
    expect(address()).toBe("/en/tools/tool/weighed?dog=22&born=2026-08-29&weights=2026-11-21_7.9");
    await press(text.again);
    expect(address()).toBe("/en/tools/tool");
    expect(screen.getByRole("radio", { name: text.known.breed })).toHaveFocus();
  });
});

describe("what they say", () => {
  const says = (weights: string, dog = DOG) => {
    renderPage(<PuppyWeightPage />, { at: `/en/tools/tool?${dog}&weights=${weights}`, texts: siteTexts("en") });
    return screen.queryByRole("note")?.textContent ?? "";
  };
  const calm = [/as it should be/, /says little/, /feel the ribs/i];
  const expectNoCalm = () => {
    const meaning = screen.getByRole("heading", { name: TEXTS.en.words.insights }).parentElement ?? document.body;
    for (const sentence of calm) expect(within(meaning).queryByText(sentence)).not.toBeInTheDocument();
  };

  test("a gain along the curve: the check's words, without a vet visit", () => {
    expect(says("2026-11-07_6.4_2026-11-21_7.8")).toBe("");
    expect(screen.getByText(/^Your young dog is gaining, as it should be/)).toBeVisible();
  });

  test.each([
    ["a loss", "2026-11-07_6.4_2026-11-21_6", /Ring the practice today/],
    ["a week without a gain", "2026-11-13_7.6_2026-11-21_7.6", /Ring the practice today/],
    [
      "a slip of the comma",
      "2026-11-07_6.4_2026-11-21_78",
      /^Please see a vet first78 kg at 12 weeks\. Is that number right/,
    ],
    ["far below", "2026-11-21_4.5", /far below the usual range.*ring the practice today/],
    ["far above", "2026-11-21_11", /far above the usual range.*do not start a diet/],
    [
      "a line that falls",
      "2026-10-31_6.3_2026-11-21_7.2",
      /dropped from 117% to 94% of the average line.*within a few days/,
    ],
  ])("%s goes to a vet first, without a calming word", (_, weights, sentence) => {
    expect(says(weights)).toMatch(sentence);
    expectNoCalm();
  });

  test("a number that is probably a slip is not drawn and says nothing beside others", () => {
    expect(says("2026-11-07_6.4_2026-11-21_78")).not.toMatch(/average line/);
    expect(document.querySelectorAll(".growth-dog")).toHaveLength(1);
  });

  test("a line that rises fast: ribs and food, no diet, no calming word beside it", () => {
    expect(says("2026-10-24_3.6_2026-11-21_7.6")).toBe("");
    expect(screen.getByText(/gone up from 81% to 99% of the average line/)).toBeInTheDocument();
    expect(screen.queryByText(/as it should be/)).not.toBeInTheDocument();
  });

  test("a line that rises fast has no place among young dogs beside it", () => {
    says("2026-10-31_1.8_2026-11-21_3.1", "dog=pug&sex=male&born=2026-08-29");
    expect(screen.getByText(/gone up from .* of the average line/)).toBeVisible();
    expect(screen.getByText(/half weighed/)).toBeVisible();
    for (const place of Object.values(text.quartiles.place))
      expect(screen.queryByText(new RegExp(place))).not.toBeInTheDocument();
  });

  test("a few days apart, or one weight alone, is no verdict", () => {
    says("2026-11-18_7.6_2026-11-21_7.7");
    expect(screen.getByText(text.tooSoon)).toBeVisible();
    expect(screen.queryByText(/steady/)).not.toBeInTheDocument();
  });

  test.each([
    ["dog=20&born=2026-10-10", text.tooYoung],
    ["dog=60&born=2025-10-10", text.unpublished],
    ["dog=8&born=2025-10-10", text.grown],
    ["dog=60&born=2026-08-29", text.noCharts],
  ])("%s: %s", (dog, sentence) => {
    says("2026-11-21_4", dog);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test("the place among young dogs of its sex, but not beside something for a vet", () => {
    const place = new RegExp(text.quartiles.place.middle);
    says("2026-11-21_3.1", "dog=pug&sex=male&born=2026-08-29");
    expect(screen.getByText(/^Of males from breeds with an adult weight of 6\.5 to 9 kg, half weighed/)).toBeVisible();
    expect(screen.getByText(place)).toBeVisible();
    expect(screen.getByRole("table", { name: /^Breeds with an adult weight of 6\.5 to 9 kg/ })).toBeInTheDocument();
    cleanup();
    expect(says("2026-11-14_3.2_2026-11-21_3.0", "dog=pug&sex=male&born=2026-08-29")).toMatch(/today/);
    expect(screen.getByText(/half weighed/)).toBeVisible();
    expect(screen.queryByText(place)).not.toBeInTheDocument();
  });

  test("no quartiles of breeds over 40 kg", () => {
    says("2026-11-21_9", "dog=60&born=2026-08-29");
    expect(screen.queryByText(/half weighed/)).not.toBeInTheDocument();
    expect(screen.queryByText(text.quartiles.tableTitle)).not.toBeInTheDocument();
  });

  test("whoever is not well is led to the questions about a poorly puppy", () => {
    says("2026-11-21_7.7");
    expect(within(result()).getByRole("link", { name: text.notWellLink })).toHaveAttribute(
      "href",
      "/en/check/puppy-poorly",
    );
  });
});

test("a newborn is weighed every day, and what its gain means stands in the result", () => {
  open("dog=20&born=2026-11-12&weights=2026-11-19_0.420_2026-11-20_0.441");
  expect(result()).toHaveTextContent(/0\.441 kg.*gaining as a newborn should\. Weigh every day/);
  expect(screen.queryByText(text.tips[0] ?? "")).toBeNull();
  expect(screen.getByText(text.tooYoung)).toBeVisible();
});
