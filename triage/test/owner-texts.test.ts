import { expect, test } from "@jest/globals";
import { CONCERNS } from "@hundeblick/proto/health/check-lists";
import { LANGUAGES } from "@hundeblick/proto/language";
import { HELD_OUT, LEARN } from "./owner-texts/owner-texts.ts";

test.each(LANGUAGES)("%s: no text is in both sets, and both know every concern and texts about none", (language) => {
  const known = new Set(LEARN[language].map(({ text }) => text));
  expect(HELD_OUT[language].filter(({ text }) => known.has(text))).toEqual([]);
  for (const texts of [LEARN[language], HELD_OUT[language]]) {
    const about = (id: string | undefined) => texts.filter(({ concerns: [first] }) => first === id).length;
    expect(CONCERNS.filter((id) => about(id) < 3)).toEqual([]);
    expect(about(undefined)).toBeGreaterThanOrEqual(30);
  }
});
