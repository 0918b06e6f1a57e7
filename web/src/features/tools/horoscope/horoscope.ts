import { differenceInCalendarDays } from "date-fns";
import { choice, type Fields, text } from "../frame/answers.ts";
import { readDay } from "../frame/dates.ts";

type Element = "fire" | "earth" | "air" | "water";
type Focus = "joints" | "coat" | "digestion" | "calm" | "weight" | "teeth";

export const SIGN_IDS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;
export type SignId = (typeof SIGN_IDS)[number];

interface Sign {
  id: SignId;
  symbol: string;
  /** First and last day, as month and day. */
  from: readonly [number, number];
  to: readonly [number, number];
  element: Element;
  focus: Focus;
}

/** The twelve signs, beginning on 21 March. */
export const SIGNS: readonly Sign[] = [
  { id: "aries", symbol: "♈", from: [3, 21], to: [4, 19], element: "fire", focus: "joints" },
  { id: "taurus", symbol: "♉", from: [4, 20], to: [5, 20], element: "earth", focus: "weight" },
  { id: "gemini", symbol: "♊", from: [5, 21], to: [6, 20], element: "air", focus: "calm" },
  { id: "cancer", symbol: "♋", from: [6, 21], to: [7, 22], element: "water", focus: "digestion" },
  { id: "leo", symbol: "♌", from: [7, 23], to: [8, 22], element: "fire", focus: "coat" },
  { id: "virgo", symbol: "♍", from: [8, 23], to: [9, 22], element: "earth", focus: "teeth" },
  { id: "libra", symbol: "♎", from: [9, 23], to: [10, 22], element: "air", focus: "coat" },
  { id: "scorpio", symbol: "♏", from: [10, 23], to: [11, 21], element: "water", focus: "teeth" },
  {
    id: "sagittarius",
    symbol: "♐",
    from: [11, 22],
    to: [12, 21],
    element: "fire",
    focus: "joints",
  },
  { id: "capricorn", symbol: "♑", from: [12, 22], to: [1, 19], element: "earth", focus: "joints" },
  { id: "aquarius", symbol: "♒", from: [1, 20], to: [2, 18], element: "air", focus: "calm" },
  { id: "pisces", symbol: "♓", from: [2, 19], to: [3, 20], element: "water", focus: "digestion" },
];

/** A birthday from 1990 to today; null for anything else. */
export function readBirthday(text: string, today: Date): Date | null {
  const day = readDay(text);
  return day && differenceInCalendarDays(today, day) >= 0 ? day : null;
}

/** Sign of a birthday: the last one that has begun; before 20 January that of December. */
export function signOf(birthday: Date): SignId {
  const day = (birthday.getMonth() + 1) * 100 + birthday.getDate();
  const byDay = SIGNS.toSorted((a, b) => a.from[0] * 100 + a.from[1] - b.from[0] * 100 - b.from[1]);
  return byDay.findLast(({ from }) => from[0] * 100 + from[1] <= day)?.id ?? "capricorn";
}

const MOODS = 10;
const ACTIVITIES = 12;

/** The day's horoscope; the seed is day + month + year, the same for every dog. */
export function horoscopeOf(day: Date): {
  mood: number;
  activity: number;
  luckyNumber: number;
  compatibility: SignId;
} {
  const seed = day.getDate() + day.getMonth() + 1 + day.getFullYear();
  return {
    mood: seed % MOODS,
    activity: seed % ACTIVITIES,
    luckyNumber: (seed % 9) + 1,
    compatibility: SIGN_IDS[(seed + 5) % SIGN_IDS.length] ?? "aries",
  };
}

const GOES_WITH: Readonly<Record<Element, Element>> = {
  fire: "air",
  air: "fire",
  earth: "water",
  water: "earth",
};

/** Other signs of the same element and of its companion. */
export function friendsOf(id: SignId): SignId[] {
  const element = SIGNS.find((sign) => sign.id === id)?.element ?? "fire";
  return SIGNS.filter(
    (sign) => sign.id !== id && (sign.element === element || sign.element === GOES_WITH[element]),
  ).map((sign) => sign.id);
}

export interface HoroscopeAnswers {
  sign: SignId;
  /** Day of the horoscope. */
  day: string;
}
export const FIELDS: Fields<HoroscopeAnswers> = {
  sign: choice(SIGN_IDS),
  day: text((day) => readDay(day) !== null),
};
