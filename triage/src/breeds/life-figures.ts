/** A life expectancy by a study or a club; `seen`: the figure was verified. */
export interface LifeFigure {
  study: "mcmillan2024" | "teng2022" | "adams2010" | "lewis2018" | "vetcompass" | "akc";
  years: number;
  /** Upper end, where a club gives a range. */
  to?: number;
  seen: boolean;
}

const PATTERNS: readonly [LifeFigure["study"], RegExp][] = [
  ["mcmillan2024", /McMillan et al\. 2024 UK median (\d+(?:\.\d+)?)/],
  ["teng2022", /Teng et al\. 2022 UK VetCompass life expectancy at age 0 (\d+(?:\.\d+)?)/],
  ["adams2010", /UK owner survey \(Adams 2010[^)]*\) (\d+(?:\.\d+)?)/],
  ["lewis2018", /UK owner survey \(Lewis 2018\) median (\d+(?:\.\d+)?)/],
  ["vetcompass", /UK VetCompass \([^)]*\) median (?:age at death )?(\d+(?:\.\d+)?)/],
  ["akc", /AKC(?: page gives)? (\d+)–(\d+)/],
];

/** Figures in the note on a life expectancy's origin, in order. */
export const lifeFigures = (basis: string): LifeFigure[] =>
  basis.split("; ").flatMap((part) =>
    PATTERNS.flatMap(([study, pattern]) => {
      const [, years, to] = pattern.exec(part) ?? [];
      if (years === undefined) return [];
      return [{ study, years: Number(years), ...(to && { to: Number(to) }), seen: !/recalled/.test(part) }];
    }),
  );
