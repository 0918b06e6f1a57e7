import { describe, expect, test } from "vitest";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { LANGUAGES } from "@hundeblick/proto/languages";
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
import { resultKinds } from "../../scripts/content/tool-texts.ts";
import { readContent } from "../../scripts/content/read-content.ts";
import { sitePages } from "../../scripts/site-pages.ts";
import { onTheDayOfTools } from "../support/day-of-tools.ts";
import { toolTexts } from "../support/tool-texts.ts";
import { renderPage } from "../support/render-page.tsx";

onTheDayOfTools();
const TEXTS = await toolTexts();
const KINDS = await resultKinds();

const PAGES: Readonly<Record<string, ComponentType>> = {
  "hundejahre-rechner": DogYearsPage,
  "laeufigkeits-rechner": HeatCyclePage,
  "hunde-horoskop": HoroscopePage,
  "gift-rechner": PoisonPage,
  "traechtigkeits-kalender": PregnancyPage,
  "welpenschutz-mythos-test": PuppyLicencePage,
  "milchzahn-tracker": PuppyTeethPage,
  "fellwechsel-kalender": SheddingPage,
  "tierarztkosten-rechner": VetFeesPage,
  "wurm-und-zecken-kalender": WormsTicksPage,
  "zoomies-rechner": ZoomiesPage,
};

const open = (at: string) => {
  const Page = PAGES[at.split(/[/?]/)[0] ?? ""];
  if (!Page) throw new Error(`no tool at ${at}`);
  return renderPage(<Page />, { at: `/en/tools/${at}` });
};
const content = (property: string) =>
  document.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute("content");

describe("a result has the address of its kind", () => {
  test.each([
    ["hundejahre-rechner", "age=9&size=large", "senior"],
    ["laeufigkeits-rechner", "last=2026-06-10&cycle=6", "12"],
    ["milchzahn-tracker", "age=5&size=small&seen=loose&found=no&on=2026-11-21", "main"],
    ["fellwechsel-kalender", "coat=doppelfell&size=large&living=mixed&month=11", "extreme"],
    ["zoomies-rechner", "age=adult&often=multiple-daily&trigger=evening&lasts=over-5", "check"],
    ["welpenschutz-mythos-test", "age=8-12&place=dog-park&dogs=stranger&behaviour=pushy", "high"],
    ["hunde-horoskop", "sign=capricorn&day=2026-11-21", "capricorn"],
    ["traechtigkeits-kalender", "basis=ovulation&day=2026-10-01", "12"],
    ["tierarztkosten-rechner", "services=exam&time=emergency", "emergency"],
    ["wurm-und-zecken-kalender", "country=de&age=adult&habits=hunts&household=none&travels=none&on=2026-11-21", "c"],
    ["wurm-und-zecken-kalender", "country=de&age=pup&habits=none&household=none&travels=none&on=2026-11-21", "pup"],
    ["gift-rechner", "signs=none&weight=10&kind=dark&unit=g&amount=30&when=now", "now"],
  ])("%s?%s: %s", async (slug, answers, kind) => {
    const { address } = open(`${slug}?${answers}`);
    await waitFor(() => expect(address()).toBe(`/en/tools/${slug}/${kind}?${answers}`));
    expect(KINDS.get(slug)).toContain(kind);
    expect(content("og:image")).toMatch(new RegExp(`/og/en/tools/${slug}/${kind}\\.png$`));
    expect(content("og:url")).toMatch(new RegExp(`/en/tools/${slug}/${kind}$`));
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`/en/tools/${slug}$`)),
    );
    expect(screen.queryByText(TEXTS.en.words.sharedResult)).not.toBeInTheDocument();
  });

  test("except those that could be read as an all-clear", () => {
    const answers = "signs=none&weight=30&kind=milk&unit=g&amount=1&when=older";
    const { address } = open(`gift-rechner?${answers}`);
    expect(screen.getByRole("button", { name: TEXTS.en.words.share })).toBeVisible();
    expect(address()).toBe(`/en/tools/gift-rechner?${answers}`);
  });

  test("which is removed with the result", async () => {
    const { address } = open("zoomies-rechner/check?age=adult&often=multiple-daily&trigger=evening&lasts=over-5");
    await userEvent.click(screen.getByRole("radio", { name: TEXTS.en.zoomies.ages.puppy }));
    expect(address()).toBe("/en/tools/zoomies-rechner");
    expect(document.title).toBe("Zoomies calculator – Hundeblick");
  });

  test("which is corrected if the answers lead to another", async () => {
    const { address } = open("hunde-horoskop/leo?sign=aries&day=2026-11-21");
    await waitFor(() => expect(address()).toBe("/en/tools/hunde-horoskop/aries?sign=aries&day=2026-11-21"));
  });
});

describe("a link without answers", () => {
  test("shows what was shared, until the reader has a result", async () => {
    const { address } = open("zoomies-rechner/perfect?fbclid=x");
    expect(document.title).toBe("Pure joy – Zoomies calculator – Hundeblick");
    expect(content("description")).toBe(TEXTS.en.zoomies.explanation.perfect);
    expect(screen.getByText(TEXTS.en.words.sharedResult)).toBeVisible();
    expect(screen.getByText("Pure joy")).toBeVisible();
    const { ages, often, triggers, lasts, calculate } = TEXTS.en.zoomies;
    for (const answer of [ages.senior, often["multiple-daily"], triggers.evening, lasts["over-5"]])
      await userEvent.click(screen.getByRole("radio", { name: answer }));
    await userEvent.click(screen.getByRole("button", { name: calculate }));
    expect(screen.queryByText(TEXTS.en.words.sharedResult)).not.toBeInTheDocument();
    expect(address()).toMatch(/^\/en\/tools\/zoomies-rechner\/check\?/);
  });

  test.each(["zoomies-rechner/nothing", "zoomies-rechner/constructor", "gift-rechner/home"])(
    "%s is no result: the tool itself opens",
    (at) => {
      const { address } = open(at);
      expect(address()).toBe(`/en/tools/${at.split("/")[0]}`);
    },
  );
});

test("each kind of result is a page with a picture in every language, and none for search engines", async () => {
  const { entries } = await readContent();
  const results = sitePages(entries).filter(({ result }) => result !== undefined);
  const kinds = [...KINDS].flatMap(([slug, all]) => all.map((kind) => `${slug}/${kind}`));
  expect(kinds.length).toBeGreaterThan(60);
  expect(results.map(({ path }) => path).toSorted()).toEqual(
    LANGUAGES.flatMap((language) => kinds.map((kind) => `/${language}/tools/${kind}`)).toSorted(),
  );
  for (const { languages, drawing } of results)
    expect([languages, drawing]).toEqual([[], { cover: expect.any(String) }]);
});
