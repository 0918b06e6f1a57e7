import type { Language } from "@hundeblick/proto/language";
import {
  expectedKg,
  grownWeek,
  type KgRange,
  meanShare,
  middleOf,
  PUBLISHED_WEEKS,
  weeksOfMonths,
} from "@hundeblick/triage/breeds/growth";
import type { Sex } from "@hundeblick/triage/breeds/growth-quartiles";
import { addDays } from "date-fns";
import { formatKg, formatKgRange } from "#shared/growth/format-kg.ts";
import { formatPlural, formatText } from "#shared/language/format-text.ts";
import { dayIn } from "../frame/dates.ts";
import type { GrowthAssessment, WeighedPuppy } from "./assess-growth.ts";
import { describeQuartiles } from "./describe-quartiles.ts";
import { type GrownDog, weeksOld } from "./puppy-weight.ts";
import type { ToolsTexts } from "../frame/tools-texts.ts";

export interface Described extends Pick<GrownDog, "adultKg" | "averageKg"> {
  sex: Sex | undefined;
  born: Date;
  today: Date;
  growth: GrowthAssessment;
  /** What is asked back about the last weight, in the page's language. */
  alarm: string | undefined;
}

/** From this on no centile charts exist. Source: `grant2022`. */
const CHARTED_KG = 40;
const WEEKS_UNTIL_MONTHS = 27;
const NEXT_WEEKS = [1, 2, 4, 8];
const WEIGHED_WEEKS = 8;

/** Age in words: whole weeks, later whole months. */
const weeksInWords = (weeks: number): number =>
  weeks < WEEKS_UNTIL_MONTHS ? Math.floor(weeks) : weeksOfMonths(Math.floor(weeks / weeksOfMonths(1)));
const isPublished = (weeks: number): boolean => weeks >= PUBLISHED_WEEKS.first && weeks <= PUBLISHED_WEEKS.last;

/** The result in sentences, without a reassuring one when a vet visit is advised. */
export function describeGrowth(text: ToolsTexts["puppyWeight"], language: Language, described: Described) {
  const { adultKg, averageKg, sex, born, today, growth, alarm } = described;
  const last = growth.weighed.at(-1);
  const kind = last ? "weighed" : "expected";
  const now = weeksOld(born, today);
  const share = meanShare(middleOf(adultKg), now);
  // before the curve begins puppies are weighed every day
  const isBeforeCurve = now < PUBLISHED_WEEKS.first;
  const say = createFormatters(text, language);
  const vet = vetFirst(
    text,
    say,
    growth,
    alarm && last && `${formatKg(last.kg, language)} kg ${say.age(last.weeks)}. ${alarm}`,
  );
  const trend = !vet && !growth.crossing ? trendText(text, language, growth) : undefined;
  return {
    kind,
    title: text.resultTitle[kind],
    word: last ? `${formatKg(last.kg, language)} kg` : word(text, language, adultKg, now),
    says: last
      ? [say.weighed(last), isBeforeCurve && trend].filter(Boolean).join(" ")
      : share === null || share === 1
        ? ""
        : text.enterFirst,
    vet,
    insights: [
      share !== null && share < 1 && formatText(text.typical, { age: say.age(now), percent: say.percent(share) }),
      growth.weighed.length === 1 && !vet && text.oneOnly,
      !isBeforeCurve && trend,
      growth.crossing?.way === "up" &&
        !alarm &&
        last &&
        formatText(text.crossing.up, say.moved(growth.crossing.since, last)),
      text.meanOnly,
      describeQuartiles(text.quartiles, language, {
        averageKg,
        sex,
        weeks: weeksInWords(last?.weeks ?? now),
        age: say.age(last?.weeks ?? now),
        // no place beside a warning, where it could reassure
        kg: vet || growth.crossing ? undefined : last?.kg,
      }),
      averageKg >= CHARTED_KG && text.noCharts,
      isBeforeCurve && text.tooYoung,
      now > PUBLISHED_WEEKS.last && (now < grownWeek(middleOf(adultKg)) ? text.unpublished : text.grown),
    ].filter((each) => typeof each === "string"),
    // the first tip is to weigh every week
    tips: isBeforeCurve ? text.tips.slice(1) : text.tips,
    next: NEXT_WEEKS.flatMap((weeks) => expectedOn(described, weeks)).map(
      ({ day, range }) => `${dayIn(language, day)}: ${formatKgRange(range, language)} kg`,
    ),
    calendar: Array.from({ length: WEIGHED_WEEKS }, (_, at) => at + 1)
      .flatMap((weeks) => expectedOn(described, weeks))
      .map(({ day, range }) => ({
        id: "puppy-weight",
        title: text.calendarTitle,
        note: formatText(text.calendarNote, { kg: formatKgRange(range, language) }),
        first: day,
        last: day,
      })),
    share: last
      ? formatText(text.share.weighed, { kg: formatKg(last.kg, language), age: say.age(last.weeks) })
      : formatText(text.share.expected, { kg: word(text, language, adultKg, now) }),
  };
}

const word = (text: ToolsTexts["puppyWeight"], language: Language, adultKg: KgRange, weeks: number): string => {
  const expected = expectedKg(adultKg, weeks);
  return expected ? `${formatKgRange(expected, language)} kg` : text.noCurve;
};

/** Reasons to see a vet, most urgent first; undefined without any. */
function vetFirst(
  text: ToolsTexts["puppyWeight"],
  say: ReturnType<typeof createFormatters>,
  { weighed, placed, trend, crossing }: GrowthAssessment,
  alarm: string | undefined,
): string | undefined {
  const last = weighed.at(-1);
  // a probable typing error is not compared with other weights
  if (placed === "impossible") return alarm;
  const lost = trend?.band.severity === "see_vet";
  const fell = crossing?.way === "down" && last && !lost;
  const all = [alarm, lost && trend.band.text, fell && formatText(text.crossing.down, say.moved(crossing.since, last))];
  return all.filter((each) => typeof each === "string").join(" ") || undefined;
}

/** The check's own words, unless they would reassure about a puppy that should grow. */
function trendText(
  text: ToolsTexts["puppyWeight"],
  language: Language,
  { weighed, trend }: GrowthAssessment,
): string | undefined {
  const last = weighed.at(-1);
  if (!trend || !last) return undefined;
  const isYoung = last.weeks < weeksOfMonths(12);
  if (isYoung && trend.band.id === "within_error") return text.tooSoon;
  if (isYoung && trend.band.id === "normal") return formatText(text.steady, { day: dayIn(language, trend.since.day) });
  return trend.band.text;
}

function expectedOn({ adultKg, born, today }: Described, weeks: number): { day: Date; range: KgRange }[] {
  const day = addDays(today, 7 * weeks);
  const age = weeksOld(born, day);
  const range = isPublished(age) ? expectedKg(adultKg, age) : null;
  return range ? [{ day, range }] : [];
}

/** Ages, shares and weights as the page says them. */
export function createFormatters(text: ToolsTexts["puppyWeight"], language: Language) {
  const percents = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const percent = (share: number | null) => (share === null ? "" : percents.format(share));
  const age = (weeks: number) =>
    weeks < WEEKS_UNTIL_MONTHS
      ? formatPlural(language, text.ageWeeks, Math.floor(weeks))
      : formatPlural(language, text.ageMonths, Math.floor(weeks / weeksOfMonths(1)));
  return {
    age,
    percent,
    weighed: ({ day, weeks, expected, ofMean }: WeighedPuppy) =>
      formatText(expected ? text.weighed : text.weighedOutside, {
        day: dayIn(language, day),
        age: age(weeks),
        mean: expected ? formatKgRange(expected, language) : "",
        percent: percent(ofMean),
      }),
    moved: (since: WeighedPuppy, last: WeighedPuppy) => ({
      day: dayIn(language, since.day),
      from: percent(since.ofMean),
      to: percent(last.ofMean),
    }),
  };
}
