import { choice, type Fields } from "../frame/answers.ts";

export const COATS = ["kurzhaar", "langhaar", "doppelfell", "lockig"] as const;
export const SIZES = ["small", "medium", "large"] as const;
export const LIVING = ["indoor", "mixed", "outdoor"] as const;
/** Months are strings, because they are stored in the query. */
export const MONTHS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export type Coat = (typeof COATS)[number];
type Size = (typeof SIZES)[number];
type Living = (typeof LIVING)[number];

export interface SheddingAnswers {
  coat: Coat;
  size: Size;
  living: Living;
  /** Month of the result. */
  month: (typeof MONTHS)[number];
}
export const FIELDS: Fields<SheddingAnswers> = {
  coat: choice(COATS),
  size: choice(SIZES),
  living: choice(LIVING),
  month: choice(MONTHS),
};

export type Level = "high" | "medium" | "low";
const HIGH = [4, 5, 10, 11];
const MEDIUM = [3, 6, 9, 12];

/** Shedding in a month, 1 to 12. */
export function levelOf(month: number): Level {
  if (HIGH.includes(month)) return "high";
  return MEDIUM.includes(month) ? "medium" : "low";
}

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];
export function seasonOf(month: number): Season {
  if (month === 12 || month <= 2) return "winter";
  if (month <= 5) return "spring";
  return month <= 8 ? "summer" : "autumn";
}

/** Months of a season in order: December before January. */
export const monthsOf = (season: Season): number[] =>
  [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((month) => seasonOf(month) === season);

const BASE: Readonly<Record<Level, number>> = { high: 3, medium: 2, low: 1 };
type Intensity = "extreme" | "strong" | "medium" | "light" | "minimal";

/** 3, 2 or 1 by month; long hair one more, a double coat two more, curls always 0.5. */
export function sheddingScore(coat: Coat, month: number): number {
  if (coat === "lockig") return 0.5;
  const extra = { kurzhaar: 0, langhaar: 1, doppelfell: 2 }[coat];
  return BASE[levelOf(month)] + extra;
}

/** Label of a score; a double coat in a high month is always extreme. */
export function intensityOf(coat: Coat, month: number): Intensity {
  const score = sheddingScore(coat, month);
  if (score >= 4 || (coat === "doppelfell" && levelOf(month) === "high")) return "extreme";
  if (score >= 3) return "strong";
  if (score >= 2) return "medium";
  return score < 1 ? "minimal" : "light";
}

/** The next month of high shedding within twelve months. */
export function nextHighShedding(month: number): {
  month: number;
  monthsUntil: number;
  season: Season;
} {
  let monthsUntil = 1;
  while (levelOf(((month + monthsUntil - 1) % 12) + 1) !== "high") monthsUntil += 1;
  const found = ((month + monthsUntil - 1) % 12) + 1;
  return { month: found, monthsUntil, season: seasonOf(found) };
}

/** Meaning of the number of signs. */
export function coatCheck(ticked: number): "normal" | "observe" | "vet" | null {
  if (ticked >= 3) return "vet";
  if (ticked === 2) return "observe";
  return ticked === 1 ? "normal" : null;
}

export const COAT_SIGNS = ["increased", "clumps", "uneven", "scratching"] as const;
export type CoatSign = (typeof COAT_SIGNS)[number];

/** Bare patches and itching are no shedding, whatever the number of signs. Our own safety rule. */
export const coatNeedsVet = (ticked: readonly CoatSign[]): boolean =>
  ticked.includes("uneven") || ticked.includes("scratching");
