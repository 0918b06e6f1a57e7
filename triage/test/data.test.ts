import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { allChecks } from "../src/all-checks.ts";
import { allConcerns } from "../src/all-concerns.ts";
import table from "../src/breed-traits.json" with { type: "json" };
import type { Condition, ConcernData } from "../src/concern.schema.ts";
import drawings from "../src/drawings.json" with { type: "json" };
import { sources } from "../src/sources.ts";

const known = new Set(sources.map(({ id }) => id));
const named = (data: unknown): string[] => {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === "sources" ? (value as string[]) : named(value)));
};

/** Every question and option in a condition. */
type Mention = { q: string; option?: string };
function mentions(condition: Condition): Mention[] {
  if ("all" in condition) return condition.all.flatMap(mentions);
  if ("any" in condition) return condition.any.flatMap(mentions);
  if ("not" in condition) return mentions(condition.not);
  if ("dog" in condition) return [];
  return "is" in condition ? condition.is.map((option) => ({ q: condition.q, option })) : [{ q: condition.q }];
}
const conditionsOf = ({ questions, rules, home }: ConcernData): Condition[] => [
  ...questions.flatMap(({ askIf }) => askIf ?? []),
  ...rules.map(({ when }) => when),
  ...home.flatMap(({ when }) => when ?? []),
];

test("names of sources carry no working notes", () => {
  const shown = sources.map(({ authors, title, venue }) => [authors, title, venue].join(" "));
  expect(shown.filter((text) => /from memory|scribd|seen in search|not checked/i.test(text))).toEqual([]);
});

test("sources are unique, each publication stands once, and all named ones exist", () => {
  expect(known.size).toBe(sources.length);
  const dois = sources.flatMap((source) => (source.doi ? [source.doi.toLowerCase()] : []));
  expect(dois.filter((doi, i) => dois.indexOf(doi) !== i)).toEqual([]);
  const used = new Set([...named(allConcerns), ...named(allChecks), ...Object.values(table.sources).flat()]);
  expect([...used].filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !used.has(id))).toEqual([]);
});

describe.each(allConcerns.map((concern) => [concern.id, concern] as const))("%s", (_, concern) => {
  test("conditions use existing questions and options", () => {
    const wrong = conditionsOf(concern)
      .flatMap(mentions)
      .filter(({ q, option }) => {
        const question = concern.questions.find(({ id }) => id === q);
        if (!question) return true;
        return option === undefined
          ? question.kind !== "number"
          : question.kind === "number" || !question.options.some(({ id }) => id === option);
      });
    expect(wrong).toEqual([]);
  });

  test("every question is used, one is required, and ids are unique", () => {
    const asked = new Set(
      conditionsOf(concern)
        .flatMap(mentions)
        .map(({ q }) => q),
    );
    const ids = concern.questions.map(({ id }) => id);
    expect(ids.filter((id) => !asked.has(id))).toEqual([]);
    expect(concern.questions.some((question) => question.kind !== "number" && question.must)).toBe(true);
    for (const list of [ids, concern.rules.map(({ id }) => id)]) expect(new Set(list).size).toBe(list.length);
  });

  test("owners' words are of one language each", () => {
    for (const language of LANGUAGES) {
      const words = concern.ownerWords[language];
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

const LEVELS_OF: Record<string, string[]> = {
  good: ["home"],
  info: ["home", "routine"],
  watch: ["home", "routine"],
  see_vet: ["routine", "this_week", "today"],
  now: ["now"],
};
const NOW_BEGINS = {
  de: "Bitte jetzt in die Tierarztpraxis.",
  en: "Please see a vet now.",
  pl: "Zgłoś się teraz do weterynarza.",
};
/** No exclamation marks, no diagnosis, no promise. */
const NEVER =
  /!|\byour dog has\b|\bdein hund hat (eine|einen|ein)\b|\btw[oó]j pies ma (chorob|zapalen)|diagnos|diagnoz|\bheilt\b|\bcures?\b|\bleczy\b|therap|terapi|vorbeug|\bprevents?\b|zapobiega/i;

describe.each(allChecks.map((check) => [check.id, check] as const))("check %s", (_, check) => {
  test("severity and level match, and urgent results begin with the urgency", () => {
    for (const { severity, level, text } of check.bands) {
      expect(LEVELS_OF[severity]).toContain(level);
      if (severity === "now")
        for (const language of LANGUAGES) expect(text[language].startsWith(NOW_BEGINS[language])).toBe(true);
    }
  });

  test("texts make no promises and no diagnosis, with the language's decimal sign", () => {
    const texts = [
      check.name,
      check.why,
      check.notFor,
      ...[...check.steps, ...check.inputs, ...check.bands].map(({ text }) => text),
    ];
    for (const text of texts)
      for (const language of LANGUAGES) {
        expect(text[language]).not.toMatch(NEVER);
        if (language !== "en") expect(text[language]).not.toMatch(/\d\.\d/);
      }
  });

  test("its rule text contains the worked examples and names only its own sources", () => {
    // "30.0" in the text is 30 in JSON
    const words = check.result.replaceAll(/(\d)\.0\b/g, "$1");
    for (const { in: inputs, dog = {}, out } of check.examples)
      expect(words).toContain(`${JSON.stringify(inputs)} + dog ${JSON.stringify(dog)} -> ${JSON.stringify(out)}`);
    const cited = [...check.result.matchAll(/\[([a-z0-9_]+)\]/g)].map(([, id]) => id ?? "");
    expect(cited.filter((id) => !check.sources.includes(id))).toEqual([]);
  });

  test("its drawings have descriptions", () => {
    for (const { drawing } of check.steps) if (drawing) expect(Object.keys(drawings)).toContain(drawing);
  });
});
