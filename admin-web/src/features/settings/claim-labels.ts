import type { Claim } from "@hundeblick/proto/http/claims";

export const PLACES: Record<Claim["place"], string> = { hero: "Under the dog", trust: "At the upload" };

/** How a figure is written, with an example. */
export const UNITS: Record<Claim["unit"], string> = {
  percent: "98 %",
  seconds: "30 seconds",
  compactPlus: "127K+",
  plus: "2100+",
  of100: "98/100",
  perWeek: "24/7",
};

/** The figure as the English site writes it. */
export function formatFigure({ value, unit }: Pick<Claim, "value" | "unit">): string {
  switch (unit) {
    case "percent":
      return `${value}%`;
    case "seconds":
      return `${value} seconds`;
    case "compactPlus":
      return `${new Intl.NumberFormat("en", { notation: "compact" }).format(value)}+`;
    case "plus":
      return `${value}+`;
    case "of100":
      return `${value}/100`;
    case "perWeek":
      return `${value}/7`;
  }
}

export const NEW_CLAIM: Claim = { place: "hero", value: 0, unit: "plus", text: { de: "", en: "", pl: "" }, source: "" };
/** The home page has room for this many. */
export const MAX_CLAIMS = 8;
