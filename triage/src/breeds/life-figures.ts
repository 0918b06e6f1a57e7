/** What limits a figure: a young population, several breeds or types together, few dogs, another breed. */
export type LifeNote = "young" | "poodles" | "akitas" | "fewDogs" | "englishCocker" | "anatolian";

/** A life expectancy by a study or a club; `seen`: the figure was verified. */
export interface LifeFigure {
  study: "mcmillan2024" | "teng2022" | "adams2010" | "lewis2018" | "vetcompass" | "akc";
  years: number;
  /** Upper end, where a club gives a range. */
  to?: number;
  note?: LifeNote;
  seen: boolean;
}

const PATTERNS: readonly [LifeFigure["study"], RegExp][] = [
  ["mcmillan2024", /McMillan et al\. 2024 UK median (\d+(?:\.\d+)?)/],
  ["teng2022", /Teng et al\. 2022 UK VetCompass life expectancy at age 0 (\d+(?:\.\d+)?)/],
  ["adams2010", /UK owner survey \(Adams 2010[^)]*\) (\d+(?:\.\d+)?)/],
  ["lewis2018", /UK owner survey \(Lewis 2018\) median (\d+(?:\.\d+)?)/],
  ["vetcompass", /UK VetCompass \([^)]*\) median (?:age at death )?(\d+(?:\.\d+)?)/],
  ["akc", /AKC(?: page gives)? (\d+)(?:–(\d+))?/],
];
const NOTES: readonly [LifeNote, RegExp][] = [
  ["young", /young population/],
  ["poodles", /poodles/],
  ["akitas", /Akita/],
  ["fewDogs", /few dogs/],
  ["englishCocker", /English Cocker/],
  ["anatolian", /Anatolian/],
];

/** Figures in the note on a life expectancy's origin, in order. */
export const lifeFigures = (basis: string): LifeFigure[] =>
  basis.split(/; |, (?=AKC)/).flatMap((part) =>
    PATTERNS.flatMap(([study, pattern]) => {
      const [, years, to] = pattern.exec(part) ?? [];
      if (years === undefined) return [];
      const [note] = NOTES.find(([, limit]) => limit.test(part)) ?? [];
      const range = { years: Number(years), ...(to && { to: Number(to) }) };
      return [{ study, ...range, ...(note && { note }), seen: !/recalled/.test(part) }];
    }),
  );

/** Whether our range is the one of the AKC's page on the breed. */
export const isClubRange = (basis: string): boolean => /AKC (?:breed-page )?range/.test(basis);
