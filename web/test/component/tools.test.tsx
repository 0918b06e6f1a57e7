import { describe, expect, test, vi } from "vitest";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { LANGUAGES } from "@hundeblick/proto/languages";
import ToolRoute from "../../src/features/tools/ToolRoute.tsx";
import DogYearsPage from "../../src/features/tools/dog-years/DogYearsPage.tsx";
import HeatCyclePage from "../../src/features/tools/heat-cycle/HeatCyclePage.tsx";
import HoroscopePage from "../../src/features/tools/horoscope/HoroscopePage.tsx";
import PoisonPage from "../../src/features/tools/poison/PoisonPage.tsx";
import PregnancyPage from "../../src/features/tools/pregnancy/PregnancyPage.tsx";
import PuppyLicencePage from "../../src/features/tools/puppy-licence/PuppyLicencePage.tsx";
import PuppyTeethPage from "../../src/features/tools/puppy-teeth/PuppyTeethPage.tsx";
import SheddingPage from "../../src/features/tools/shedding/SheddingPage.tsx";
import VetFeesPage from "../../src/features/tools/vet-fees/VetFeesPage.tsx";
import WormsTicksPage from "../../src/features/tools/worms-ticks/WormsTicksPage.tsx";
import ZoomiesPage from "../../src/features/tools/zoomies/ZoomiesPage.tsx";
import { TOOLS } from "../../src/content/registry.ts";
import { readContent } from "../../scripts/content/read-content.ts";
import { sitePages } from "../../scripts/site-pages.ts";
import { press, tap } from "../support/clicks.ts";
import { onTheDayOfTools } from "../support/day-of-tools.ts";
import { toolTexts } from "../support/tool-texts.ts";
import { renderPage } from "../support/render-page.tsx";

onTheDayOfTools();
const TEXTS = await toolTexts();

const open = (page: ReactNode, query = "") => renderPage(page, { at: `/en/tools/tool${query}` });

describe("dog years", () => {
  test("a large dog of nine years is 73, and a change hides the result", async () => {
    open(<DogYearsPage />);
    await userEvent.type(screen.getByLabelText("How old is your dog?"), "9");
    await tap("Large, 25–45 kg");
    await press("Calculate");
    expect(screen.getByText("73")).toBeVisible();
    expect(screen.getByText("Life stage as vets define it: Senior.")).toBeVisible();
    await tap("Small, under 10 kg");
    expect(screen.queryByText("Life stage as vets define it: Senior.")).not.toBeInTheDocument();
  });

  test("parses a decimal comma", async () => {
    open(<DogYearsPage />);
    await userEvent.type(screen.getByLabelText("How old is your dog?"), "2,5");
    await tap("Medium, 10–25 kg");
    await press("Calculate");
    expect(screen.getByText("46", { selector: ".result-number" })).toBeVisible();
    expect(screen.getByLabelText("How old is your dog?")).toHaveValue("2,5");
  });

  test("a link restores the result and marks it in the table", () => {
    open(<DogYearsPage />, "?age=5&size=medium");
    expect(screen.getByRole("cell", { name: "57" })).toHaveClass("is-you");
  });

  test("an impossible age has no result", async () => {
    open(<DogYearsPage />, "?age=200&size=medium");
    expect(screen.getByText("The age will appear here")).toBeVisible();
    await tap("Medium, 10–25 kg");
    expect(screen.getByRole("button", { name: "Calculate" })).toBeDisabled();
  });
});

test.each(["30", "8.25", "0", "eight"])("dog years: %s shows the limits at the field", async (age) => {
  open(<DogYearsPage />);
  const field = screen.getByLabelText("How old is your dog?");
  await userEvent.type(field, age);
  await tap("Medium, 10–25 kg");
  await press("Calculate");
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(field).toHaveAccessibleDescription(/^Please give half or whole years, from 0\.5 to 25\./);
  expect(field).toHaveFocus();
  expect(screen.getByText("The age will appear here")).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, "9{Enter}");
  expect(screen.getByText("66", { selector: ".result-number" })).toBeVisible();
  expect(field).not.toHaveAttribute("aria-invalid");
});

test.each([
  [DogYearsPage, "/senior?age=9&size=large", "Small, under 10 kg"],
  [ZoomiesPage, "/perfect?age=adult&often=daily&trigger=evening&lasts=1-3", "Every week"],
])("an answer that changes takes the old result out of the address: %#", async (Page, query, other) => {
  const { address } = open(<Page />, query);
  expect(address()).toBe(`/en/tools/tool${query}`);
  await tap(other);
  expect(address()).toBe("/en/tools/tool");
  expect(screen.getByRole("radio", { name: other })).toBeChecked();
});

test.each([
  [ZoomiesPage, "/perfect?age=adult&often=daily&trigger=evening&lasts=1-3", "Calculate again", "Puppy, under 6 months"],
  [PuppyTeethPage, "?age=7&size=small&seen=double&found=no&on=2026-11-21", "Check again", "2"],
  [HoroscopePage, "?sign=leo&day=2026-11-21", "Another star sign", "When is your dog’s birthday?"],
])("who starts again goes on at the first question: %#", async (Page, query, again, first) => {
  open(<Page />, query);
  await press(again);
  expect(screen.getByLabelText(first)).toHaveFocus();
});

test.each([
  [DogYearsPage, "?age=2,5&size=large", ["How old is your dog? 2.5", "Large, 25–45 kg"]],
  [
    HeatCyclePage,
    "?last=2026-06-10&cycle=6&size=small",
    ["When did the last season begin? 10 June 2026", "6 months", "How big is she? Small"],
  ],
  [PuppyTeethPage, "?age=7&size=small&seen=double&found=no&on=2026-11-21", ["Two teeth in one place", "fell out? No"]],
  [SheddingPage, "?coat=lockig&size=large&living=indoor&month=11", ["Curly", "Almost only indoors"]],
  [ZoomiesPage, "/perfect?age=adult&often=daily&trigger=evening&lasts=1-3", ["Adult, 2–7 years", "1 to 3"]],
  [
    WormsTicksPage,
    "?country=gb&age=adult&habits=hunts.slugs&household=children&travels=none&on=2026-11-21&last=2026-10-01",
    [
      "United Kingdom",
      "Catches mice or goes hunting, Eats slugs or snails",
      "Children under 5 years",
      "1 October 2026",
    ],
  ],
  [
    PregnancyPage,
    "?basis=mating&day=2026-10-01&build=tiny&litter=few",
    ["Which day do you know? The mating", "1 October 2026", "Very small, under 5 kg", "Yes, up to 4"],
  ],
  [PuppyLicencePage, "?age=8-12&place=street&dogs=family&behaviour=calm", ["8–12 weeks"]],
])("a result says what it was worked out from: %#", (Page, query, answers) => {
  open(<Page />, query);
  const from = screen.getByText(/^Worked out from: /).closest("p");
  for (const answer of answers) expect(from).toHaveTextContent(answer);
});

test.each([
  [HeatCyclePage, "?last=2026-06-10&cycle=6", "Calculate again"],
  [SheddingPage, "?coat=lockig&size=large&living=indoor&month=11", "Analyse again"],
  [PregnancyPage, "?basis=mating&day=2026-10-01", "Start again"],
])("who starts again finds no sign ticked: %#", async (Page, query, again) => {
  open(<Page />, query);
  const signs = () => screen.getAllByRole("checkbox");
  for (const sign of signs()) await userEvent.click(sign);
  for (const sign of signs()) expect(sign).toBeChecked();
  await press(again);
  for (const sign of signs()) expect(sign).not.toBeChecked();
});

test("a future birthday shows the limits at the field", async () => {
  open(<HoroscopePage />);
  const field = screen.getByLabelText("When is your dog’s birthday?");
  await userEvent.type(field, "2026-11-22");
  await press("Show horoscope");
  expect(field).toHaveAccessibleDescription(/^Please give a day from 1990 to today\./);
  expect(screen.queryByRole("heading", { name: /^Horoscope for/ })).not.toBeInTheDocument();
});

describe("heat cycle", () => {
  test("a future day shows the limits at the field", async () => {
    open(<HeatCyclePage />);
    const field = screen.getByLabelText("When did the last season begin?");
    await userEvent.type(field, "2999-01-01");
    await press("Next");
    expect(field).toHaveAccessibleDescription(/^Please give a day from 1990 to today\./);
    expect(screen.getByText("Step 1 of 4")).toBeVisible();
  });

  test("four steps, two of them skipped, lead to a date and its window", async () => {
    open(<HeatCyclePage />);
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText("When did the last season begin?"), "2026-06-10");
    await press("Next");
    await tap("6 months");
    await press("Next");
    expect(screen.getByText("Step 3 of 4")).toBeVisible();
    await press("Skip");
    await press("Calculate result");
    expect(screen.getByText("10 December 2026")).toBeVisible();
    expect(
      screen.getByText(/That is in 19 days\. 26 November 2026 at the earliest, 24 December 2026 at the latest/),
    ).toBeVisible();
    expect(screen.getByRole("heading", { name: "Next season, expected on" })).toHaveFocus();
    await press("Calculate again");
    expect(screen.getByLabelText("When did the last season begin?")).toHaveValue("");
    expect(screen.getByLabelText("When did the last season begin?")).toHaveFocus();
  });

  test.each([
    ["de", "25 %"],
    ["en", "25%"],
    ["pl", "25%"],
  ] as const)("how far one is stands there as %s writes it: %s", (language, percent) => {
    renderPage(<HeatCyclePage />, { at: `/${language}/tools/laeufigkeits-rechner`, language });
    expect(screen.getByText(percent)).toBeVisible();
  });

  test("an overdue heat needs a vet first", () => {
    open(<HeatCyclePage />, "?last=2025-11-01&cycle=6");
    expect(screen.getByText("Please see a vet first")).toBeVisible();
  });

  test("a changed dog that bleeds needs a vet first", async () => {
    open(<HeatCyclePage />);
    await userEvent.click(screen.getByLabelText("She is bleeding"));
    expect(screen.getByText("A single sign. Keep watching.")).toBeVisible();
    await userEvent.click(screen.getByLabelText("She behaves differently from usual"));
    expect(screen.getByText("Please see a vet first")).toBeVisible();
    expect(screen.getByText("By the number of signs alone: possibly in season.")).toBeVisible();
    expect(screen.queryByText(/Look again in two days/)).not.toBeInTheDocument();
  });

  test("blood six weeks after the last heat needs a vet", async () => {
    open(<HeatCyclePage />, "?last=2026-10-10&cycle=6");
    await userEvent.click(screen.getByLabelText("She is bleeding"));
    expect(screen.getByText("Please see a vet first")).toBeVisible();
  });

  test("three of four signs: very likely in season", async () => {
    open(<HeatCyclePage />);
    const signs = screen.getAllByRole("checkbox");
    for (const sign of signs.slice(0, 3)) await userEvent.click(sign);
    expect(screen.getByText("She is very likely in season.")).toBeVisible();
  });
});

describe("pregnancy", () => {
  test.each([
    ["2026-11-22", /^This day is still to come/],
    ["2026-09-01", /^That was more than 75 days ago/],
  ])("%s is asked again at the field", async (typed, says) => {
    open(<PregnancyPage />);
    await tap("The mating");
    await press("Next");
    const field = screen.getByLabelText("When was she mated?");
    await userEvent.type(field, typed);
    await press("Next");
    expect(field).toHaveAccessibleDescription(says);
    expect(screen.getByText("Step 2 of 4")).toBeVisible();
  });

  test("weeks have dates and a mark once there is a result", () => {
    const { unmount } = open(<PregnancyPage />);
    expect(screen.getAllByText(/^Week \d$/)).toHaveLength(9);
    expect(screen.queryByText("now")).not.toBeInTheDocument();
    unmount();
    open(<PregnancyPage />, "?basis=ovulation&day=2026-10-01");
    expect(screen.getByText("3 December 2026")).toBeVisible();
    expect(screen.getByText(/Possible from 1 December 2026 to 5 December 2026/)).toBeVisible();
    expect(screen.getByText("Today is day 51, week 8 of 9.")).toBeVisible();
    expect(screen.getByText("now").closest("li")).toHaveTextContent(/^Week 820\W+26 November 2026now/);
    expect(screen.getByText(/^25\W+27 November 2026: X-ray: how many puppies/)).toBeVisible();
    expect(screen.queryByText(/Ultrasound: is she/)).not.toBeInTheDocument();
  });

  test("from day 66 on a vet comes first", () => {
    open(<PregnancyPage />, "?basis=mating&day=2026-09-16");
    expect(screen.getByText("Please see a vet first")).toBeVisible();
    expect(screen.getByText(/Not yet reviewed by a vet\.$/)).toBeVisible();
    expect(screen.getByText(/^Day 66 is reached\. Ring your vet today/)).toBeVisible();
  });

  test("an urgent sign means to set off, others to call today", async () => {
    open(<PregnancyPage />);
    await userEvent.click(screen.getByLabelText("Restless for eight hours, not pushing"));
    expect(screen.getByText(/^Ring your vet today and say which day/)).toBeVisible();
    await userEvent.click(screen.getByLabelText("Green or black discharge, no puppy born yet"));
    expect(screen.getByText(/^Set off now and ring/)).toBeVisible();
    expect(screen.queryByText(/^Ring your vet today and say which day/)).not.toBeInTheDocument();
  });
});

test("shedding: a double coat in November is extreme, and April is next", async () => {
  open(<SheddingPage />);
  await tap("Double coat with undercoat");
  await press("Next");
  await tap("Large");
  await press("Next");
  await tap("Indoors and outdoors");
  await press("Start analysis");
  expect(screen.getByText("Extreme")).toBeVisible();
  expect(
    within(screen.getByRole("region", { name: /How much your dog sheds/ })).getByText("Double coat with undercoat"),
  ).toBeVisible();
  expect(screen.getByText("The next heavy month is April, in 5 months.")).toBeVisible();
  await press("Analyse again");
  expect(screen.getByText("Step 1 of 3")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Short" })).toHaveFocus();
});

test("shedding: bare patches need a vet, whatever the number of signs", async () => {
  open(<SheddingPage />);
  await userEvent.click(screen.getByLabelText("Much more hair than in other years"));
  expect(screen.getByText("One sign alone is probably normal.")).toBeVisible();
  expect(screen.queryByText("Please see a vet first")).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText("Much more hair than in other years"));
  await userEvent.click(screen.getByLabelText("Uneven, with bare patches"));
  expect(screen.getByText("Please see a vet first")).toBeVisible();
  expect(screen.getByText("By the number of signs alone: probably normal.")).toBeVisible();
  await userEvent.click(screen.getByLabelText("A lot of scratching or licking"));
  expect(screen.getByText("By the number of signs alone: keep watching.")).toBeVisible();
  expect(screen.queryByText(/for two weeks/)).not.toBeInTheDocument();
});

test("shedding: the table of months has season, effect and amount", () => {
  open(<SheddingPage />);
  const table = screen.getByRole("table", { name: "How much dogs shed in which month" });
  const rows = within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent?.trim());
  expect(rows).toHaveLength(16);
  expect(rows[0]).toBe("SpringIn spring the winter undercoat falls out.");
  expect(rows.slice(12)).toEqual([
    "WinterIn winter the coat is dense and mostly stays where it is.",
    "Decembermedium",
    "Januarylow",
    "Februarylow",
  ]);
  expect(rows.filter((row) => row?.endsWith("high"))).toEqual(["Aprilhigh", "Mayhigh", "Octoberhigh", "Novemberhigh"]);
  expect(table.querySelectorAll("svg")).toHaveLength(4);
});

test("puppy teeth: an old puppy is 8+, and needs a vet even without problems", async () => {
  open(<PuppyTeethPage />);
  await tap("8+");
  await tap("Large");
  await tap("All new teeth are there");
  await tap("Yes");
  await press("Check the teeth");
  expect(screen.getByText("100 of 100 points")).toBeVisible();
  expect(screen.getByText(/have a vet check once that all milk teeth are gone/)).toBeVisible();
});

test("puppy teeth: double teeth of a small dog of seven months need a vet", async () => {
  open(<PuppyTeethPage />);
  await tap("7");
  await tap("Small");
  await tap("Two teeth in one place");
  expect(screen.getByRole("button", { name: "Check the teeth" })).toBeDisabled();
  await tap("No");
  await press("Check the teeth");
  expect(screen.getByText(/^50 of 100 points/)).toBeVisible();
  expect(screen.getByText("Please see a vet first")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeVisible();
});

test.each(["?age=8&size=large&seen=loose&found=no", "?age=5&size=large&seen=double&found=no"])(
  "puppy teeth: what belongs to a vet is not as expected, though the points stay: %s",
  (answers) => {
    open(<PuppyTeethPage />, `${answers}&on=2026-11-22`);
    expect(screen.getByText("Please see a vet first")).toBeVisible();
    expect(screen.getByText("Please have it looked at")).toBeVisible();
    expect(screen.getByText("100 of 100 points. What you see counts for more here.")).toBeVisible();
    expect(screen.queryByText("Going as expected")).not.toBeInTheDocument();
  },
);

test("zoomies: an adult, several times a day, over five minutes: worth a second look, below the form", async () => {
  open(<ZoomiesPage />);
  await tap("Adult, 2–7 years");
  await tap("Several times a day");
  await tap("In the evening");
  await tap("More than 5");
  await press("Show the result");
  expect(screen.getByText(/50 of 100 points/)).toBeVisible();
  expect(screen.getByText("Worth a second look")).toBeVisible();
  expect(screen.getByRole("radio", { name: "More than 5" })).toBeChecked();
});

test("puppy licence: a pushy puppy among strangers at the dog park is at high risk", async () => {
  open(<PuppyLicencePage />);
  await tap("8–12 weeks");
  await tap("At the dog park");
  await tap("Dogs you do not know");
  await tap("In a pushy way");
  await press("See the result");
  expect(screen.getByText("High risk")).toBeVisible();
  expect(screen.getByRole("meter", { name: /Myth/ })).toHaveAttribute("value", "100");
  expect(screen.getByText(/Step in before it comes to that/)).toBeVisible();
});

describe("worms and ticks", () => {
  const link = (part: string) => `?country=de&age=adult&habits=none&household=none&travels=none&on=2026-11-21&${part}`;

  test("five steps without ticks lead to group A and its next date", async () => {
    const { address } = open(<WormsTicksPage />);
    await tap("Germany");
    await press("Next");
    await tap("Older");
    for (const _ of ["habits", "household", "days"]) await press("Next");
    expect(screen.queryByLabelText("On which day do you arrive there?")).not.toBeInTheDocument();
    await press("Show the calendar");
    expect(screen.getByText("Risk group A")).toBeVisible();
    expect(screen.getByText("Next date: 21 November 2026.")).toBeVisible();
    expect(address()).toBe(
      "/en/tools/tool/a?country=de&age=adult&habits=none&household=none&travels=none&on=2026-11-21",
    );
  });

  test("a journey needs the date of arrival and shows the days of the treatment", async () => {
    open(<WormsTicksPage />);
    await tap("Poland");
    await press("Next");
    await tap("Older");
    await press("Next");
    await userEvent.click(screen.getByLabelText("Catches mice or goes hunting"));
    await press("Next");
    await userEvent.click(screen.getByLabelText(/^To Britain, Northern Ireland/));
    await press("Next");
    await userEvent.type(screen.getByLabelText("On which day do you arrive there?"), "2026-12-18");
    await press("Show the calendar");
    expect(screen.getByText("Risk group C")).toBeVisible();
    expect(screen.getByText(/with these days: 14\W+16 December 2026/)).toBeVisible();
    expect(screen.getByText(/^Against tapeworm: every month/)).toBeVisible();
    expect(screen.getByText(/It is poor at finding tapeworm/)).toBeVisible();
    expect(screen.getByText(/^Meadow tick: babesiosis, very common in the east/)).toBeVisible();
  });

  test("a future last worming shows the limits at the field", async () => {
    open(<WormsTicksPage />, "?");
    await tap("Ireland");
    await press("Next");
    await tap("Puppy up to 12 weeks");
    for (const _ of ["habits", "household", "days"]) await press("Next");
    const field = screen.getByLabelText("When was the last worming or stool test?");
    await userEvent.type(field, "2999-01-01");
    await press("Show the calendar");
    expect(field).toHaveAccessibleDescription(/^Please give a day from 1990 to today\./);
  });

  test.each([
    ["habits=none", /^A stool test is a full alternative/],
    ["habits=slugs", /^Slugs and snails carry lungworm/],
    ["household=weak", /^Because small children or people/],
    ["travels=fox.south", /^The south adds heartworm/],
    ["age=pup", /^Puppies are treated because/],
  ])("%s: %p", (part, says) => {
    const [key = ""] = part.split("=");
    open(<WormsTicksPage />, link("").replace(new RegExp(`${key}=[^&]*`), part));
    expect(screen.getByText(says)).toBeVisible();
  });

  test("every month has a name", () => {
    open(<WormsTicksPage />, link(""));
    expect(screen.getByText("January: on mild days")).toBeInTheDocument();
    expect(screen.getByText("May: tick season")).toBeInTheDocument();
  });
});

describe("vet fees", () => {
  test("an example fills the form, emergency service costs more, and a change hides the result", async () => {
    const { address } = open(<VetFeesPage />);
    await tap("In consulting hours");
    expect(screen.getByRole("button", { name: "Work out the range" })).toBeDisabled();
    await press("Vaccination");
    expect(screen.getByRole("button", { name: "Vaccination" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("Visit and prevention (2)")).toBeVisible();
    await press("Work out the range");
    expect(screen.getByText("€49.12 to €147.37")).toBeVisible();
    expect(address()).toBe("/en/tools/tool/day?services=exam.vaccination&time=day");
    const table = screen.getByRole("table", { name: "Simple rate without VAT" });
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "ServiceNo. in the GOTSimple rate",
      "General examination with advice16€23.62",
      "Vaccinating and recording it, without the vaccine221, 87€17.66",
      "Total, simple rate without VAT€41.28",
    ]);
    await tap("Emergency service: night, weekend, public holiday");
    expect(screen.queryByText("€49.12 to €147.37")).not.toBeInTheDocument();
    await press("Work out the range");
    expect(screen.getByText("€157.75 to €255.99")).toBeVisible();
  });

  test("an unticked service is removed, and without any there is no result", async () => {
    open(<VetFeesPage />, "?services=exam.drip&time=day");
    await userEvent.click(screen.getByLabelText("Drip"));
    await userEvent.click(screen.getByLabelText("General examination with advice"));
    expect(screen.getByRole("button", { name: "Work out the range" })).toBeDisabled();
  });

  test.each([
    ["de", /Diese Rechnung gilt für Praxen in Deutschland/],
    ["en", /The UK has none: each practice sets its own prices/],
    ["pl", /W Polsce takiego cennika nie ma/],
  ] as const)("says in %s where these fees are law", (language, says) => {
    renderPage(<VetFeesPage />, { at: `/${language}/tools/tierarztkosten-rechner`, language });
    expect(screen.getByText(says)).toBeVisible();
  });
});

test("horoscope: a dog born on 24 December is a Capricorn; a changed date hides it", async () => {
  const { address } = open(<HoroscopePage />);
  const birthday = screen.getByLabelText("When is your dog’s birthday?");
  expect(screen.getByRole("button", { name: "Show horoscope" })).toBeDisabled();
  await userEvent.type(birthday, "2020-12-24");
  await press("Show horoscope");
  expect(screen.getByText("Horoscope for 21 November 2026")).toBeVisible();
  expect(screen.getByText("22 December – 19 January")).toBeVisible();
  const traits = within(screen.getByRole("list", { name: "Character" })).getAllByRole("listitem");
  expect(traits.map(({ textContent }) => textContent)).toEqual(["patient", "serious", "tough", "reliable"]);
  expect(within(screen.getByRole("region", { name: /Horoscope for/ })).getByText("♑\uFE0E")).toBeVisible();
  expect(screen.getByText("Lucky number: 7")).toBeVisible();
  await userEvent.clear(birthday);
  expect(screen.queryByText("Horoscope for 21 November 2026")).not.toBeInTheDocument();
  expect(address()).toBe("/en/tools/tool");
});

test("copies text and URL where sharing is not supported", async () => {
  const user = userEvent.setup();
  open(<ZoomiesPage />, "?age=puppy&often=daily&trigger=evening&lasts=1-3");
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(screen.getByRole("button", { name: "Share result" }));
  expect(await screen.findByText("Link copied")).toBeVisible();
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^My dog’s zoomies: 100 of 100 points\. http/));
  expect(screen.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", expect.stringContaining("wa.me"));
});

test("every link of a tool's texts has a page in its language", async () => {
  const { entries } = await readContent();
  const pages = sitePages(entries).map(({ path }) => path);
  const links = LANGUAGES.flatMap((language) =>
    TOOLS.flatMap(({ key }) => (TEXTS[language][key].links ?? []).map(({ to }) => ({ to, language }))),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(pages).toEqual(expect.arrayContaining(links.map(({ to }) => to)));
  expect(links.filter(({ to, language }) => !to.startsWith(`/${language}/`))).toEqual([]);
});

describe("the poison calculator", () => {
  const BAR = "?signs=none&weight=10&kind=dark&unit=g&amount=30&when=now";
  const result = () => within(screen.getByRole("region", { name: "How urgent it is" }));

  test("shows whom to call as soon as a sign is ticked", async () => {
    open(<PoisonPage />);
    await userEvent.click(screen.getByRole("checkbox", { name: "No, all as usual" }));
    expect(screen.queryByText(TEXTS.en.poison.signsNow)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Vomiting" }));
    expect(screen.getByText(TEXTS.en.poison.signsNow)).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "No, all as usual" })).not.toBeChecked();
    expect(screen.getAllByRole("link", { name: "Find an emergency vet nearby (opens in a new tab)" })).toHaveLength(2);
  });

  test("a bar of dark chocolate is for now, with each amount and its source", () => {
    open(<PoisonPage />, BAR);
    expect(result().getByText("Ring now, before you do anything")).toBeVisible();
    expect(screen.getByText(/^That is 40.8 mg of methylxanthines/)).toBeVisible();
    expect(screen.getByText(/from 40 mg per kg: disturbed heartbeat \(102% of it reached\)/)).toBeVisible();
    expect(screen.getByText(/from 60 mg per kg: tremors and seizures \(68% of it reached\)/)).toBeVisible();
    expect(screen.queryByText(TEXTS.en.poison.below)).not.toBeInTheDocument();
  });

  test("a little milk chocolate is watched: for what, how long, when to call, without an all-clear", () => {
    const { container } = open(<PoisonPage />, "?signs=none&weight=30&kind=milk&unit=square&amount=4&when=now");
    expect(result().getByText("Watch it at home")).toBeVisible();
    for (const says of [TEXTS.en.poison.below, ...TEXTS.en.poison.watch.chocolate, TEXTS.en.poison.callIf])
      expect(screen.getByText(says)).toBeVisible();
    expect(container.querySelector(".result")).not.toHaveTextContent(/harmless/);
  });

  test("grapes have no safe amount and no figure", () => {
    open(<PoisonPage />, "?signs=none&weight=40&kind=grapes&when=now");
    expect(result().getByText("Ring now, before you do anything")).toBeVisible();
    expect(screen.getByText(TEXTS.en.poison.noAmount.grapes ?? "")).toBeVisible();
  });

  test("a change of the kind asks the amount again", async () => {
    open(<PoisonPage />);
    await userEvent.click(screen.getByRole("checkbox", { name: "No, all as usual" }));
    await press("Next");
    await userEvent.type(screen.getByLabelText("How much does your dog weigh?"), "101");
    await press("Next");
    expect(screen.getByText("Please give a weight from 0.2 to 100 kg.")).toBeVisible();
    await userEvent.clear(screen.getByLabelText("How much does your dog weigh?"));
    await userEvent.type(screen.getByLabelText("How much does your dog weigh?"), "10{Enter}");
    await tap("Chocolate, cocoa");
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await tap("Milk chocolate");
    await tap("Medicine");
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await tap("Painkiller (ibuprofen, paracetamol)");
    await press("Next");
    expect(screen.getByText("Step 4 of 4")).toBeVisible();
  });

  test.each(LANGUAGES)("%s has advice for watching and treatment for every group", (language) => {
    const { groups, watch, vetDoes } = TEXTS[language].poison;
    expect(Object.keys(watch)).toEqual(Object.keys(groups));
    expect(Object.values(vetDoes).every((lines) => lines.length > 0)).toBe(true);
  });
});

test("an unknown slug shows the fallback", () => {
  const routes = (
    <Routes>
      <Route path="tools/:slug" element={<ToolRoute otherwise={<h1>SEO Page Not Found</h1>} />} />
    </Routes>
  );
  renderPage(routes, { at: "/en/tools/cat-years" });
  expect(screen.getByRole("heading", { name: "SEO Page Not Found" })).toBeVisible();
});

test("teeth that do not fit the age are asked back without a reassurance beside them", () => {
  const { vet, foundNote, phases } = TEXTS.en.puppyTeeth;
  const { unmount } = open(<PuppyTeethPage />, "?age=2&size=small&seen=finished&found=no&on=2026-11-21");
  expect(screen.getByText(vet.early)).toBeVisible();
  expect(screen.queryByText(foundNote.no)).toBeNull();
  expect(document.body).not.toHaveTextContent(phases.milk.text);
  unmount();
  open(<PuppyTeethPage />, "?age=2&size=small&seen=none&found=no&on=2026-11-21");
  expect(screen.getByText(foundNote.no)).toBeVisible();
  expect(document.body).toHaveTextContent(phases.milk.text);
});
