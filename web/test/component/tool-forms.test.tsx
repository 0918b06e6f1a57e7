import { describe, expect, test } from "vitest";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import DogYearsPage from "../../src/features/tools/dog-years/DogYearsPage.tsx";
import HeatCyclePage from "../../src/features/tools/heat-cycle/HeatCyclePage.tsx";
import HoroscopePage from "../../src/features/tools/horoscope/HoroscopePage.tsx";
import PoisonPage from "../../src/features/tools/poison/PoisonPage.tsx";
import PregnancyPage from "../../src/features/tools/pregnancy/PregnancyPage.tsx";
import PuppyLicencePage from "../../src/features/tools/puppy-licence/PuppyLicencePage.tsx";
import PuppyTeethPage from "../../src/features/tools/puppy-teeth/PuppyTeethPage.tsx";
import PuppyWeightPage from "../../src/features/tools/puppy-weight/PuppyWeightPage.tsx";
import SheddingPage from "../../src/features/tools/shedding/SheddingPage.tsx";
import VetFeesPage from "../../src/features/tools/vet-fees/VetFeesPage.tsx";
import WormsTicksPage from "../../src/features/tools/worms-ticks/WormsTicksPage.tsx";
import ZoomiesPage from "../../src/features/tools/zoomies/ZoomiesPage.tsx";
import { onTheDayOfTools } from "../support/day-of-tools.ts";
import { toolTexts } from "../support/tool-texts.ts";
import { renderPage } from "../support/render-page.tsx";

onTheDayOfTools();

const TEXTS = await toolTexts();

/** Texts of the concern, which the poison calculator uses. */
const NO_SIGN = { de: "Nein, alles wie immer", en: "No, all as usual", pl: "Nie, wszystko jak zwykle" };
const JUST_NOW = { de: "In den letzten 2 Stunden", en: "Within the last 2 hours", pl: "W ciągu ostatnich 2 godzin" };

/** A word to tap, a button to press, or a field with its input. */
type Step = { tap: string; optional?: true } | { press: string } | { field: string; type: string };
interface Visit {
  Page: ComponentType;
  /** Steps from the empty form to the result in a language. */
  steps: (language: Language) => Step[];
  says: (language: Language) => string;
}

const VISITS: Readonly<Record<string, Visit>> = {
  "hundejahre-rechner": {
    Page: DogYearsPage,
    steps: (l) => [
      { field: TEXTS[l].dogYears.ageLabel, type: "9" },
      { tap: TEXTS[l].dogYears.sizes.large },
      { press: TEXTS[l].dogYears.calculate },
    ],
    says: () => "73",
  },
  "laeufigkeits-rechner": {
    Page: HeatCyclePage,
    steps: (l) => [
      { field: TEXTS[l].heatCycle.lastLabel, type: "2026-06-10" },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].heatCycle.cycles["6"] },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].heatCycle.sizes.small, optional: true },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].heatCycle.ages.young, optional: true },
      { press: TEXTS[l].heatCycle.calculate },
    ],
    says: (l) => ({ de: "10. Dezember 2026", en: "10 December 2026", pl: "10 grudnia 2026" })[l],
  },
  "gift-rechner": {
    Page: PoisonPage,
    steps: (l) => [
      { tap: NO_SIGN[l] },
      { press: TEXTS[l].words.next },
      { field: TEXTS[l].poison.weightLabel, type: "10" },
      { tap: TEXTS[l].poison.ages.adult, optional: true },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].poison.groups.chocolate },
      { tap: TEXTS[l].poison.kinds.dark },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].poison.units.g },
      { field: TEXTS[l].poison.amountLabel, type: "30" },
      { press: TEXTS[l].words.next },
      { tap: JUST_NOW[l], optional: true },
      { press: TEXTS[l].poison.calculate },
    ],
    says: () => "Ring now, before you do anything",
  },
  "traechtigkeits-kalender": {
    Page: PregnancyPage,
    steps: (l) => [
      { tap: TEXTS[l].pregnancy.bases.ovulation },
      { press: TEXTS[l].words.next },
      { field: TEXTS[l].pregnancy.dayLabel.ovulation, type: "2026-10-01" },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].pregnancy.builds.short, optional: true },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].pregnancy.litters.more, optional: true },
      { press: TEXTS[l].pregnancy.calculate },
    ],
    says: (l) => ({ de: "3. Dezember 2026", en: "3 December 2026", pl: "3 grudnia 2026" })[l],
  },
  "milchzahn-tracker": {
    Page: PuppyTeethPage,
    steps: (l) => [
      { tap: TEXTS[l].puppyTeeth.ages["7"] },
      { tap: TEXTS[l].puppyTeeth.sizes.small },
      { tap: TEXTS[l].puppyTeeth.seen.double },
      { tap: TEXTS[l].puppyTeeth.found.no },
      { press: TEXTS[l].puppyTeeth.calculate },
    ],
    says: (l) => TEXTS[l].puppyTeeth.categories.check,
  },
  "welpen-gewichtskurve": {
    Page: PuppyWeightPage,
    steps: (l) => [
      { tap: TEXTS[l].puppyWeight.known.adult },
      { field: TEXTS[l].puppyWeight.adultLabel, type: "20" },
      { press: TEXTS[l].words.next },
      { field: TEXTS[l].puppyWeight.bornLabel, type: "2026-08-29" },
      { press: TEXTS[l].puppyWeight.calculate },
    ],
    says: (l) => ({ de: "7,7 kg", en: "7.7 kg", pl: "7,7 kg" })[l],
  },
  "fellwechsel-kalender": {
    Page: SheddingPage,
    steps: (l) => [
      { tap: TEXTS[l].shedding.coats.doppelfell },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].shedding.sizes.large },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].shedding.living.mixed },
      { press: TEXTS[l].shedding.analyse },
    ],
    says: (l) => TEXTS[l].shedding.intensities.extreme,
  },
  "zoomies-rechner": {
    Page: ZoomiesPage,
    steps: (l) => [
      { tap: TEXTS[l].zoomies.ages.adult },
      { tap: TEXTS[l].zoomies.often["multiple-daily"] },
      { tap: TEXTS[l].zoomies.triggers.evening },
      { tap: TEXTS[l].zoomies.lasts["over-5"] },
      { press: TEXTS[l].zoomies.calculate },
    ],
    says: (l) => TEXTS[l].zoomies.categories.check,
  },
  "welpenschutz-mythos-test": {
    Page: PuppyLicencePage,
    steps: (l) => [
      { tap: TEXTS[l].puppyLicence.ages["8-12"] },
      { tap: TEXTS[l].puppyLicence.places["dog-park"] },
      { tap: TEXTS[l].puppyLicence.dogs.stranger },
      { tap: TEXTS[l].puppyLicence.behaviours.pushy },
      { press: TEXTS[l].puppyLicence.calculate },
    ],
    says: (l) => TEXTS[l].puppyLicence.risks.high,
  },
  "wurm-und-zecken-kalender": {
    Page: WormsTicksPage,
    steps: (l) => [
      { tap: TEXTS[l].wormsTicks.countries.pl },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].wormsTicks.ages.adult },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].wormsTicks.habits.scavenges, optional: true },
      { press: TEXTS[l].words.next },
      { tap: TEXTS[l].wormsTicks.household.children, optional: true },
      { press: TEXTS[l].words.next },
      { press: TEXTS[l].wormsTicks.calculate },
    ],
    says: (l) => TEXTS[l].wormsTicks.groups.d,
  },
  "tierarztkosten-rechner": {
    Page: VetFeesPage,
    steps: (l) => [
      { tap: TEXTS[l].vetFees.times.day },
      { tap: TEXTS[l].vetFees.services.exam },
      { press: TEXTS[l].vetFees.calculate },
    ],
    says: (l) => ({ de: "28,11 € bis 84,32 €", en: "€28.11 to €84.32", pl: "28,11 € do 84,32 €" })[l],
  },
  "hunde-horoskop": {
    Page: HoroscopePage,
    steps: (l) => [{ field: TEXTS[l].horoscope.birthdayLabel, type: "2020-12-24" }, { press: TEXTS[l].horoscope.show }],
    says: (l) => TEXTS[l].horoscope.signs.capricorn.name,
  },
};

const button = (name: string) => screen.getByText(name, { selector: "button" });

async function take(step: Step): Promise<void> {
  if ("tap" in step) return userEvent.click(screen.getByLabelText(step.tap));
  if ("press" in step) return userEvent.click(button(step.press));
  return userEvent.type(screen.getByLabelText(step.field), step.type);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(Object.entries(VISITS))(
    "%s leads from its empty form to a result, and waits for each answer it needs",
    async (slug, { Page, steps, says }) => {
      const { container } = renderPage(<Page />, { at: `/${language}/tools/${slug}`, language });
      const way = steps(language);
      for (const [at, step] of way.entries()) {
        const next = way.slice(at).find((one) => "press" in one);
        const needed = !("press" in step) && !("optional" in step);
        if (needed && next && "press" in next) expect(button(next.press)).toBeDisabled();
        await take(step);
      }
      expect(
        within(container.querySelector<HTMLElement>(".result") ?? container).getByText(says(language)),
      ).toBeVisible();
    },
  );
});

test.each(Object.entries(VISITS))("%s loses nothing by a reload before its last button", async (slug, visit) => {
  const { Page, steps, says } = visit;
  const open = (language: Language) => renderPage(<Page />, { at: `/${language}/tools/${slug}`, language });
  const { unmount } = open("en");
  for (const step of steps("en").slice(0, -1)) await take(step);
  unmount();
  const { container } = open("en");
  for (const step of steps("en").slice(-1)) await take(step);
  expect(within(container.querySelector<HTMLElement>(".result") ?? container).getByText(says("en"))).toBeVisible();
});
