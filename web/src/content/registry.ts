import type { Topic } from "./content-entry.ts";
import { msg } from "@hundeblick/web-kit/i18n.ts";

/** A free tool. Its page lies at `/{language}/tools/{slug}`; only tools whose page exists are linked. */
export interface Tool {
  id: string;
  slug: string;
  title: string;
  /** Source file of the page, under `features/tools`. */
  page: string;
  /** Its texts in `features/tools/texts/{language}.ts`. */
  key: "dogYears" | "heatCycle" | "horoscope" | "puppyLicence" | "puppyTeeth" | "shedding" | "zoomies";
  /** Source file of its sources and the shape of its texts, under `features/tools`. */
  texts: string;
  topics: readonly Topic[];
  ready: boolean;
}

export const TOOLS: readonly Tool[] = [
  {
    id: "hundejahre-rechner",
    slug: "hundejahre-rechner",
    title: msg("Dog years calculator"),
    page: "dog-years/DogYearsPage.tsx",
    key: "dogYears",
    texts: "dog-years/dog-years.texts.ts",
    topics: ["senior"],
    ready: true,
  },
  {
    id: "hunde-horoskop",
    slug: "hunde-horoskop",
    title: msg("Dog horoscope"),
    page: "horoscope/HoroscopePage.tsx",
    key: "horoscope",
    texts: "horoscope/horoscope.texts.ts",
    topics: ["behaviour"],
    ready: true,
  },
  {
    id: "zoomiesrechner",
    slug: "zoomies-rechner",
    title: msg("Zoomies calculator"),
    page: "zoomies/ZoomiesPage.tsx",
    key: "zoomies",
    texts: "zoomies/zoomies.texts.ts",
    topics: ["behaviour", "puppy"],
    ready: true,
  },
  {
    id: "laeufigkeits-rechner",
    slug: "laeufigkeits-rechner",
    title: msg("Heat cycle calculator"),
    page: "heat-cycle/HeatCyclePage.tsx",
    key: "heatCycle",
    texts: "heat-cycle/heat-cycle.texts.ts",
    topics: ["prevention"],
    ready: true,
  },
  {
    id: "fellwechsel-kalender",
    slug: "fellwechsel-kalender",
    title: msg("Shedding calendar"),
    page: "shedding/SheddingPage.tsx",
    key: "shedding",
    texts: "shedding/shedding.texts.ts",
    topics: ["skin"],
    ready: true,
  },
  {
    id: "milchzahn-tracker",
    slug: "milchzahn-tracker",
    title: msg("Puppy teeth tracker"),
    page: "puppy-teeth/PuppyTeethPage.tsx",
    key: "puppyTeeth",
    texts: "puppy-teeth/puppy-teeth.texts.ts",
    topics: ["puppy"],
    ready: true,
  },
  {
    id: "welpenschutz-mythos-test",
    slug: "welpenschutz-mythos-test",
    title: msg("Puppy licence myth test"),
    page: "puppy-licence/PuppyLicencePage.tsx",
    key: "puppyLicence",
    texts: "puppy-licence/puppy-licence.texts.ts",
    topics: ["puppy", "behaviour"],
    ready: true,
  },
];

export const readyTools = (): readonly Tool[] => TOOLS.filter(({ ready }) => ready);
