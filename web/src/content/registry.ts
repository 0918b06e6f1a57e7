import { msg } from "@hundeblick/web-kit/i18n.ts";

/** A free tool. Its page lies at `/{language}/tools/{slug}`; only tools whose page exists are linked. */
export interface Tool {
  id: string;
  slug: string;
  title: string;
  /** Source file of the page, under `features/tools`. */
  page: string;
  ready: boolean;
}

export const TOOLS: readonly Tool[] = [
  {
    id: "hundejahre-rechner",
    slug: "hundejahre-rechner",
    title: msg("Dog years calculator"),
    page: "dog-years/DogYearsPage.tsx",
    ready: true,
  },
  {
    id: "hunde-horoskop",
    slug: "hunde-horoskop",
    title: msg("Dog horoscope"),
    page: "horoscope/HoroscopePage.tsx",
    ready: true,
  },
  {
    id: "zoomiesrechner",
    slug: "zoomies-rechner",
    title: msg("Zoomies calculator"),
    page: "zoomies/ZoomiesPage.tsx",
    ready: true,
  },
  {
    id: "laeufigkeits-rechner",
    slug: "laeufigkeits-rechner",
    title: msg("Heat cycle calculator"),
    page: "heat-cycle/HeatCyclePage.tsx",
    ready: true,
  },
  {
    id: "fellwechsel-kalender",
    slug: "fellwechsel-kalender",
    title: msg("Shedding calendar"),
    page: "shedding/SheddingPage.tsx",
    ready: true,
  },
  {
    id: "milchzahn-tracker",
    slug: "milchzahn-tracker",
    title: msg("Puppy teeth tracker"),
    page: "puppy-teeth/PuppyTeethPage.tsx",
    ready: true,
  },
  {
    id: "welpenschutz-mythos-test",
    slug: "welpenschutz-mythos-test",
    title: msg("Puppy licence myth test"),
    page: "puppy-licence/PuppyLicencePage.tsx",
    ready: true,
  },
];

export const readyTools = (): readonly Tool[] => TOOLS.filter(({ ready }) => ready);

/** The blog's list page exists. */
export const BLOG_READY = false as boolean;
