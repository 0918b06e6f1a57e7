import type { Language } from "@hundeblick/proto/language";
import type { Tool } from "../../src/content/registry.ts";
import { monthIn, MONTHS } from "../../src/features/tools/frame/dates.ts";
import type { SharedResult, SharedResults } from "../../src/features/tools/frame/tool-text.ts";
import type { ToolsTexts } from "../../src/features/tools/frame/tools-texts.ts";
import { formatText } from "../../src/shared/language/format-text.ts";

type Words = Readonly<Record<string, string>>;
const mapped = <Value>(of: Readonly<Record<string, Value>>, write: (value: Value, kind: string) => SharedResult) =>
  Object.fromEntries(Object.entries(of).map(([kind, value]) => [kind, write(value, kind)]));

/** Titles by kind, with an optional sentence. */
const titled = (titles: Words, texts: Words = {}): SharedResults =>
  mapped(titles, (title, kind) => ({ title, ...(texts[kind] && { text: texts[kind] }) }));

const byMonth = (title: string, language: Language): SharedResults =>
  titled(Object.fromEntries(MONTHS.map((month) => [month, formatText(title, { month: monthIn(language, month) })])));

/** Kinds of result of each tool: slug and preview, without anything about the dog. */
const RESULTS: { [Key in Tool["key"]]: (text: ToolsTexts[Key], language: Language) => SharedResults } = {
  dogYears: ({ shared }) => titled(shared),
  heatCycle: ({ shared }, language) => byMonth(shared, language),
  horoscope: ({ signs }) => mapped(signs, ({ name, personality }) => ({ title: `${name}: ${personality.join(", ")}` })),
  poison: ({ shared }) => titled(shared),
  pregnancy: ({ shared }, language) => byMonth(shared, language),
  puppyLicence: ({ risks }) => titled(risks),
  puppyTeeth: ({ phases }) => mapped(phases, ({ name, text }) => ({ title: name, text })),
  puppyWeight: ({ shared }) => titled(shared),
  shedding: ({ shared }) => titled(shared),
  vetFees: ({ shared, how }) => titled(shared, how),
  wormsTicks: ({ groups, groupNote, pup, young }) => ({
    ...titled(groups, groupNote),
    pup: { title: pup },
    young: { title: young },
  }),
  zoomies: ({ categories, explanation }) => titled(categories, explanation),
};

export const sharedResults = <Key extends Tool["key"]>(
  key: Key,
  text: ToolsTexts[Key],
  language: Language,
): SharedResults => RESULTS[key](text, language);
