import type { Language } from "@hundeblick/proto/language";
import { quartilesAt, type Sex, type SizeGroup, sizeGroupOf } from "@hundeblick/triage/breeds/growth-quartiles";
import { formatKg, roundKg } from "#shared/growth/format-kg.ts";
import { formatText } from "#shared/language/format-text.ts";
import type { ToolsTexts } from "../frame/tools-texts.ts";
import { SEXES } from "./puppy-weight.ts";

type QuartileTexts = ToolsTexts["puppyWeight"]["quartiles"];
interface Described {
  averageKg: number;
  /** Without it both sexes are listed. */
  sex: Sex | undefined;
  weeks: number;
  /** The same age in words. */
  age: string;
  /** Weight to place; ignored for an unknown sex. */
  kg: number | undefined;
}

/** `9 to 15 kg` */
export function formatGroup(text: QuartileTexts, language: Language, { grownKg: [from, to] }: SizeGroup): string {
  const limits = { from: formatKg(from, language), to: formatKg(to, language) };
  return formatText(from === 0 ? text.group.below : text.group.between, limits);
}

/** Quartiles of an age in sentences; undefined where there are none. */
export function describeQuartiles(
  text: QuartileTexts,
  language: Language,
  { averageKg, sex, weeks, age, kg }: Described,
): string | undefined {
  const group = sizeGroupOf(averageKg);
  if (!group) return undefined;
  const said = (sex ? [sex] : SEXES).flatMap((each) => {
    const quartiles = quartilesAt(group, each, weeks);
    if (!quartiles) return [];
    // compared with the figures as printed
    const [low, high] = [roundKg(quartiles[0]), roundKg(quartiles[2])];
    const sentence = formatText(text.said[each], {
      group: formatGroup(text, language, group),
      low: formatKg(low, language),
      high: formatKg(high, language),
      age,
    });
    return kg !== undefined && sex ? [sentence, text.place[placeAmong(low, high, kg)]] : [sentence];
  });
  return said.length > 0 ? [...said, text.note].join(" ") : undefined;
}

function placeAmong(low: number, high: number, kg: number): keyof QuartileTexts["place"] {
  if (kg < low) return "light";
  return kg > high ? "heavy" : "middle";
}
