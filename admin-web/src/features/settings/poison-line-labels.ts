import type { Country, PoisonLine } from "@hundeblick/proto/http/poison-lines";

export const COUNTRY_NAMES: Record<Country, string> = {
  de: "Germany",
  at: "Austria",
  ch: "Switzerland",
  gb: "United Kingdom",
  ie: "Ireland",
  pl: "Poland",
  us: "United States",
  ca: "Canada",
};

const NO_TEXT = { de: "", en: "", pl: "" };
export const NEW_POISON_LINE: PoisonLine = {
  country: "de",
  name: "",
  number: "",
  for: NO_TEXT,
  cost: NO_TEXT,
  hours: NO_TEXT,
  note: NO_TEXT,
  url: "",
  checkedOn: null,
  staffNote: "",
};
/** Texts beside the number, in the order of the form. */
export const LINE_TEXTS = { for: "For whom", hours: "Hours", cost: "Cost", note: "Note" } as const;
