import type { Texts } from "./texts.ts";

/** Sources of a breed's usual weight with their figures. */
export const weightSourceTexts = {
  fci: {
    de: "FCI-Rassestandard Nr. {fci}, {kg}",
    en: "FCI breed standard no. {fci}, {kg}",
    pl: "wzorzec FCI nr {fci}, {kg}",
  },
  akc: { de: "American Kennel Club {kg}", en: "American Kennel Club {kg}", pl: "American Kennel Club {kg}" },
  "kennel-club": { de: "britischer Kennel Club {kg}", en: "UK Kennel Club {kg}", pl: "brytyjski Kennel Club {kg}" },
  vdh: {
    de: "Standard des VDH {kg}",
    en: "standard of the German kennel club VDH {kg}",
    pl: "wzorzec niemieckiego związku VDH {kg}",
  },
  other: { de: "Rasseseiten {kg}", en: "breed pages {kg}", pl: "strony o rasie {kg}" },
  common: { de: "häufig angegeben {kg}", en: "commonly given {kg}", pl: "często podawane {kg}" },
  copied: {
    de: "Gelesen in Abschriften, nicht im Original.",
    en: "Read in copies, not in the original.",
    pl: "Odczytano z kopii, nie z oryginału.",
  },
} satisfies Texts;

export const weightFigures = {
  by_sex: {
    de: "{male} (Rüden), {female} (Hündinnen)",
    en: "{male} (males), {female} (females)",
    pl: "{male} (samce), {female} (suki)",
  },
  up_to: { de: "bis {kg}", en: "up to {kg}", pl: "do {kg}" },
  from: { de: "ab {kg}", en: "from {kg}", pl: "od {kg}" },
} satisfies Texts;
