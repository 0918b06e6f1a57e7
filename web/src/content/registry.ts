import { msg } from "@hundeblick/web-kit/i18n.ts";

/**
 * A free tool at `/{language}/tools/{slug}`. Part of the first scripts: topics and covers are in
 * `scripts/content/tool-cards.ts`.
 */
export interface Tool {
  slug: string;
  title: string;
  /** Key of its texts in `features/tools/texts/{language}.ts`; its folder is the same in kebab case. */
  key:
    | "dogYears"
    | "heatCycle"
    | "horoscope"
    | "poison"
    | "pregnancy"
    | "puppyLicence"
    | "puppyTeeth"
    | "puppyWeight"
    | "shedding"
    | "vetFees"
    | "wormsTicks"
    | "zoomies";
}

export const TOOLS: readonly Tool[] = [
  { slug: "hundejahre-rechner", title: msg("Dog years calculator"), key: "dogYears" },
  { slug: "hunde-horoskop", title: msg("Dog horoscope"), key: "horoscope" },
  { slug: "zoomies-rechner", title: msg("Zoomies calculator"), key: "zoomies" },
  { slug: "laeufigkeits-rechner", title: msg("Season calculator"), key: "heatCycle" },
  { slug: "gift-rechner", title: msg("Poison calculator"), key: "poison" },
  { slug: "traechtigkeits-kalender", title: msg("Pregnancy calendar"), key: "pregnancy" },
  { slug: "wurm-und-zecken-kalender", title: msg("Worming and ticks"), key: "wormsTicks" },
  { slug: "fellwechsel-kalender", title: msg("Shedding calendar"), key: "shedding" },
  { slug: "welpen-gewichtskurve", title: msg("Puppy weight curve"), key: "puppyWeight" },
  { slug: "milchzahn-tracker", title: msg("Puppy teeth tracker"), key: "puppyTeeth" },
  { slug: "welpenschutz-mythos-test", title: msg("Puppy licence myth test"), key: "puppyLicence" },
  { slug: "tierarztkosten-rechner", title: msg("German vet fees"), key: "vetFees" },
];
