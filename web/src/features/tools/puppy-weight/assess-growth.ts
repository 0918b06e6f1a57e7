import { LEVELS } from "@hundeblick/proto/health/check-lists";
import type { Check } from "@hundeblick/triage/check";
import {
  ADULT_MONTHS,
  expectedKg,
  GIANT_KG,
  type KgRange,
  middleOf,
  monthsForChecks,
  type Placed,
  placeByAge,
  PUBLISHED_WEEKS,
  weeksOfMonths,
} from "@hundeblick/triage/breeds/growth";
import { evaluateCheck } from "@hundeblick/triage/evaluate-check";
import { differenceInCalendarDays } from "date-fns";
import { readDay } from "../frame/dates.ts";
import { weeksOld } from "./puppy-weight.ts";
import type { Weighing } from "./weighings.ts";

export interface WeighedPuppy {
  day: Date;
  weeks: number;
  kg: number;
  /** What the scales can tell apart, by the decimals that were typed. */
  step: number;
  /** Mean of the age; null where no curve is published. */
  expected: KgRange | null;
  /** Share of the middle of it. */
  ofMean: number | null;
}
type Band = Check["bands"][number];
export interface GrowthAssessment {
  weighed: readonly WeighedPuppy[];
  /** Where the last weight lies beside its age. */
  placed: Placed | null;
  /** Most urgent result of the check "weight over time" for the last weight and an earlier one. */
  trend: { band: Band; since: WeighedPuppy } | null;
  /** The last weight has left the line on which an earlier one lay. */
  crossing: { way: "up" | "down"; since: WeighedPuppy } | null;
}

export function assessGrowth(
  check: Check,
  adultKg: KgRange,
  born: Date,
  weighings: readonly Weighing[],
): GrowthAssessment {
  const weighed = weighings.flatMap((weighing) => weighedPuppy(adultKg, born, weighing));
  const last = weighed.at(-1);
  const earlier = weighed.slice(0, -1);
  return {
    weighed,
    placed: last ? placeByAge(adultKg, last.weeks, last.kg) : null,
    trend: last ? trendOf(check, adultKg, last, earlier) : null,
    crossing: last ? crossingOf(last, earlier) : null,
  };
}

/** Kitchen scales tell 5 g apart, which takes three decimals; those that show two tell 10 g apart, others 100 g. */
const stepOf = (kg: string): number => [0.1, 0.1, 0.01, 0.005][kg.split(".")[1]?.length ?? 0] ?? 0.005;

function weighedPuppy(adultKg: KgRange, born: Date, { day, kg }: Weighing): WeighedPuppy[] {
  const on = readDay(day);
  // a day before the birth, from a changed birthday
  if (!on || weeksOld(born, on) < 0) return [];
  const weeks = weeksOld(born, on);
  const expected = expectedKg(adultKg, weeks);
  const ofMean = expected && (2 * Number(kg)) / (expected[0] + expected[1]);
  return [{ day: on, weeks, kg: Number(kg), step: stepOf(kg), expected, ofMean }];
}

const daysBetween = (from: WeighedPuppy, to: WeighedPuppy): number => differenceInCalendarDays(to.day, from.day);

/**
 * Compares with every earlier weight, so that a loss over several weighings counts like one between two. A puppy at the
 * earlier weighing counts as a puppy, so that growth is not taken for an adult's gain.
 */
function trendOf(
  check: Check,
  adultKg: KgRange,
  last: WeighedPuppy,
  earlier: readonly WeighedPuppy[],
): GrowthAssessment["trend"] {
  const monthsAt = ({ weeks }: WeighedPuppy) =>
    monthsForChecks(Math.floor(weeks / weeksOfMonths(1)), middleOf(adultKg) > GIANT_KG);
  const trends = earlier.flatMap((since) => {
    const ageMonths = monthsAt(since) < ADULT_MONTHS ? Math.min(monthsAt(last), ADULT_MONTHS - 1) : monthsAt(last);
    const step = Math.max(since.step, last.step);
    const answers = { before: since.kg, now: last.kg, days: daysBetween(since, last), step };
    const { band: id } = evaluateCheck(check, answers, { ageMonths });
    return check.bands.filter((band) => band.id === id).map((band) => ({ band, since }));
  });
  return trends.toReversed().toSorted((a, b) => urgency(a.band) - urgency(b.band))[0] ?? null;
}

/** Of equally urgent ones the latest wins, but "the scales cannot tell" gives way to any other. */
const urgency = ({ id, level }: Band): number => LEVELS.indexOf(level) + (id === "within_error" ? 0.5 : 0);

/**
 * How far the share of the mean must have moved, and within which days. Ours: 10 % and the days are those of the check
 * "weight over time"; upwards it takes twice as much, since puppies should gain and no breed grows just as the mean.
 */
const FALLEN = 0.9;
const RISEN = 1.2;
const CROSSING_DAYS = { least: 14, most: 45 };

function crossingOf(last: WeighedPuppy, earlier: readonly WeighedPuppy[]): GrowthAssessment["crossing"] {
  const { ofMean, weeks } = last;
  if (ofMean === null || weeks > PUBLISHED_WEEKS.last) return null;
  const moves = earlier
    .filter(
      (since) => daysBetween(since, last) >= CROSSING_DAYS.least && daysBetween(since, last) <= CROSSING_DAYS.most,
    )
    .flatMap((since) => (since.ofMean === null ? [] : [{ since, times: ofMean / since.ofMean }]))
    .toSorted((a, b) => a.times - b.times);
  const [lowest, highest] = [moves[0], moves.at(-1)];
  if (lowest && lowest.times < FALLEN) return { way: "down", since: lowest.since };
  return highest && highest.times > RISEN ? { way: "up", since: highest.since } : null;
}
