import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import DogYearsPage from "../../src/features/tools/dog-years/DogYearsPage.tsx";
import { TEXTS as DOG_YEARS } from "../../src/features/tools/dog-years/dog-years.texts.ts";
import { TOOL_WORDS } from "../../src/features/tools/frame/tool-words.ts";
import HeatCyclePage from "../../src/features/tools/heat-cycle/HeatCyclePage.tsx";
import { TEXTS as HEAT } from "../../src/features/tools/heat-cycle/heat-cycle.texts.ts";
import HoroscopePage from "../../src/features/tools/horoscope/HoroscopePage.tsx";
import { TEXTS as HOROSCOPE } from "../../src/features/tools/horoscope/horoscope.texts.ts";
import PuppyLicencePage from "../../src/features/tools/puppy-licence/PuppyLicencePage.tsx";
import { TEXTS as LICENCE } from "../../src/features/tools/puppy-licence/puppy-licence.texts.ts";
import PuppyTeethPage from "../../src/features/tools/puppy-teeth/PuppyTeethPage.tsx";
import { TEXTS as TEETH } from "../../src/features/tools/puppy-teeth/puppy-teeth.texts.ts";
import SheddingPage from "../../src/features/tools/shedding/SheddingPage.tsx";
import { TEXTS as SHEDDING } from "../../src/features/tools/shedding/shedding.texts.ts";
import ZoomiesPage from "../../src/features/tools/zoomies/ZoomiesPage.tsx";
import { TEXTS as ZOOMIES } from "../../src/features/tools/zoomies/zoomies.texts.ts";
import { onTheDayOfTools } from "../support/day-of-tools.ts";
import { renderPage } from "../support/render-page.tsx";

onTheDayOfTools();

/** A word to tap, a button to press, or a field with what is typed into it. */
type Step = { tap: string; optional?: true } | { press: string } | { field: string; type: string };
interface Visit {
  Page: ComponentType;
  /** From the empty form to the result, in the words of a language. */
  steps: (language: Language) => Step[];
  says: (language: Language) => string;
}

const VISITS: Readonly<Record<string, Visit>> = {
  "hundejahre-rechner": {
    Page: DogYearsPage,
    steps: (l) => [
      { field: DOG_YEARS[l].ageLabel, type: "9" },
      { tap: DOG_YEARS[l].sizes.large },
      { press: DOG_YEARS[l].calculate },
    ],
    says: () => "73",
  },
  "laeufigkeits-rechner": {
    Page: HeatCyclePage,
    steps: (l) => [
      { field: HEAT[l].lastLabel, type: "2026-06-10" },
      { press: TOOL_WORDS[l].next },
      { tap: HEAT[l].cycles["6"] },
      { press: TOOL_WORDS[l].next },
      { tap: HEAT[l].sizes.small, optional: true },
      { press: TOOL_WORDS[l].next },
      { tap: HEAT[l].ages.young, optional: true },
      { press: HEAT[l].calculate },
    ],
    says: (l) => ({ de: "10. Dezember 2026", en: "10 December 2026", pl: "10 grudnia 2026" })[l],
  },
  "milchzahn-tracker": {
    Page: PuppyTeethPage,
    steps: (l) => [
      { tap: TEETH[l].ages["7"] },
      { tap: TEETH[l].sizes.small },
      { tap: TEETH[l].seen.double },
      { tap: TEETH[l].found.no },
      { press: TEETH[l].calculate },
    ],
    says: (l) => TEETH[l].categories.check,
  },
  "fellwechsel-kalender": {
    Page: SheddingPage,
    steps: (l) => [
      { tap: SHEDDING[l].coats.doppelfell },
      { press: TOOL_WORDS[l].next },
      { tap: SHEDDING[l].sizes.large },
      { press: TOOL_WORDS[l].next },
      { tap: SHEDDING[l].living.mixed },
      { press: SHEDDING[l].analyse },
    ],
    says: (l) => SHEDDING[l].intensities.extreme,
  },
  "zoomies-rechner": {
    Page: ZoomiesPage,
    steps: (l) => [
      { tap: ZOOMIES[l].ages.adult },
      { tap: ZOOMIES[l].often["multiple-daily"] },
      { tap: ZOOMIES[l].triggers.evening },
      { tap: ZOOMIES[l].lasts["over-5"] },
      { press: ZOOMIES[l].calculate },
    ],
    says: (l) => ZOOMIES[l].categories.check,
  },
  "welpenschutz-mythos-test": {
    Page: PuppyLicencePage,
    steps: (l) => [
      { tap: LICENCE[l].ages["8-12"] },
      { tap: LICENCE[l].places["dog-park"] },
      { tap: LICENCE[l].dogs.stranger },
      { tap: LICENCE[l].behaviours.pushy },
      { press: LICENCE[l].calculate },
    ],
    says: (l) => LICENCE[l].risks.high,
  },
  "hunde-horoskop": {
    Page: HoroscopePage,
    steps: (l) => [{ field: HOROSCOPE[l].birthdayLabel, type: "2020-12-24" }, { press: HOROSCOPE[l].show }],
    says: (l) => HOROSCOPE[l].signs.capricorn.name,
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
