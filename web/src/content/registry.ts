import { msg } from "@hundeblick/web-kit/i18n.ts";

/** A free tool. Its page lies at `/{language}/tools/{slug}`; only tools whose page exists are linked. */
export interface Tool {
  id: string;
  slug: string;
  title: string;
  ready: boolean;
}

export const TOOLS: readonly Tool[] = [
  {
    id: "hundejahre-rechner",
    slug: "hundejahre-rechner",
    title: msg("Dog years calculator"),
    ready: false,
  },
  { id: "hunde-horoskop", slug: "hunde-horoskop", title: msg("Dog horoscope"), ready: false },
  { id: "zoomiesrechner", slug: "zoomies-rechner", title: msg("Zoomies calculator"), ready: false },
  {
    id: "laeufigkeits-rechner",
    slug: "laeufigkeits-rechner",
    title: msg("Heat cycle calculator"),
    ready: false,
  },
  {
    id: "fellwechsel-kalender",
    slug: "fellwechsel-kalender",
    title: msg("Shedding calendar"),
    ready: false,
  },
  {
    id: "milchzahn-tracker",
    slug: "milchzahn-tracker",
    title: msg("Puppy teeth tracker"),
    ready: false,
  },
  {
    id: "welpenschutz-mythos-test",
    slug: "welpenschutz-mythos-test",
    title: msg("Puppy licence myth test"),
    ready: false,
  },
];

export const readyTools = (): readonly Tool[] => TOOLS.filter(({ ready }) => ready);

/** The blog's list page exists. */
export const BLOG_READY = false as boolean;
