import { LANGUAGES, Localised } from "@hundeblick/proto/language";
import { describe, expect, test } from "vitest";
import { FIRST_AID, ON_THE_WAY } from "@hundeblick/triage/emergency/first-aid";
import { IntlMessageFormat } from "intl-messageformat";
import { RATINGS } from "../domain/rules/ratings.ts";
import { forbiddenIn } from "../../test/support/claims.ts";
import { emergencyTexts } from "./emergency.ts";
import { shortTexts } from "./findings/short.ts";
import { findingTexts } from "./findings.ts";
import * as breedWeights from "./breed-weights.ts";
import * as frame from "./frame.ts";
import { improvementTexts, improvementTitles, weightHelpsJoints } from "./improvements.ts";
import { personalityLines } from "./personality.ts";

const themes: Record<string, object> = {
  emergencyTexts,
  FIRST_AID,
  ON_THE_WAY,
  findingTexts,
  shortTexts,
  improvementTexts,
  improvementTitles,
  weightHelpsJoints: { weightHelpsJoints },
  ...Object.fromEntries(
    Object.entries({ ...frame, ...breedWeights }).map(([name, value]) => [
      name,
      "de" in value ? { [name]: value } : value,
    ]),
  ),
  personality: Object.fromEntries(
    Object.entries(personalityLines).map(([key, { de, en, pl }]) => [key, { de, en, pl }]),
  ),
};
const all = Object.entries(themes).flatMap(([theme, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ key: `${theme}.${key}`, text: text as Record<string, string> })),
);

/** Parameters and options of a message, from its syntax tree. */
function argumentsOf(message: string): Set<string> {
  const found = new Set<string>();
  const walk = (nodes: unknown): void => {
    if (Array.isArray(nodes)) return nodes.forEach(walk);
    if (nodes === null || typeof nodes !== "object") return;
    if ("type" in nodes && "value" in nodes && typeof nodes.value === "string" && nodes.type !== 0)
      found.add(nodes.value);
    Object.values(nodes).forEach(walk);
  };
  walk(new IntlMessageFormat(message, "de", undefined, { ignoreTag: true }).getAst());
  return found;
}
/** Parameters the phrasebook always provides. */
const ALWAYS_THERE = new Set(["Dog", "dog", "dogAcc", "dogDat", "sex"]);

test("every module has texts", () => {
  expect(all.length).toBeGreaterThan(150);
});

describe.each(all)("$key", ({ text }) => {
  test("is there in German, English and Polish only", () => {
    expect(Object.keys(text).toSorted()).toEqual([...LANGUAGES].toSorted());
    expect(Localised.safeParse(text).success).toBe(true);
  });

  test("has the same parameters in each language", () => {
    const [de, en, pl] = LANGUAGES.map((language) =>
      [...argumentsOf(text[language] ?? "")].filter((word) => !ALWAYS_THERE.has(word)).toSorted(),
    );
    expect(en).toEqual(de);
    expect(pl).toEqual(de);
  });

  test("makes no claims and has no exclamation marks", () => {
    for (const language of LANGUAGES) expect(forbiddenIn(text[language] ?? "", language)).toEqual([]);
  });
});

test("every finding has a sentence", () => {
  expect(Object.keys(findingTexts).toSorted()).toEqual(Object.keys(RATINGS).toSorted());
});

test("Polish never declines the name", () => {
  for (const { text } of all)
    expect(text["pl"]).not.toMatch(/\{dog(Acc|Dat)\}|\b(dla|bez|do|od|u|przy|o|z|za) \{[dD]og\}/);
});
