import { expect, test } from "vitest";
import { CONCERNS } from "@hundeblick/proto/health/check-lists";
import { LANGUAGES } from "@hundeblick/proto/language";
import { figuresOf, readTexts } from "./owner-texts/figures.ts";
import { HELD_OUT, LEARN, OTHER_HANDS } from "./owner-texts/owner-texts.ts";

test.each(LANGUAGES)("%s: the sets are disjoint, and both cover every concern and texts without one", (language) => {
  const known = new Set(LEARN[language].map(({ text }) => text));
  expect(HELD_OUT[language].filter(({ text }) => known.has(text))).toEqual([]);
  for (const texts of [LEARN[language], HELD_OUT[language]]) {
    const about = (id: string | undefined) => texts.filter(({ concerns: [first] }) => first === id).length;
    expect(CONCERNS.filter((id) => about(id) < 3)).toEqual([]);
    expect(about(undefined)).toBeGreaterThanOrEqual(30);
  }
});

test.each(LANGUAGES)("%s: at least as good as measured in decision 325", (language) => {
  const heldOut = figuresOf(readTexts(HELD_OUT[language], language));
  expect(heldOut.found / heldOut.named).toBeGreaterThan(0.89);
  expect(heldOut.firstRight / heldOut.about).toBeGreaterThan(0.88);
  expect(heldOut.wrong / heldOut.about).toBeLessThan(0.35);
  expect(heldOut.answered / heldOut.nothing).toBeLessThan(0.18);
  const otherHands = figuresOf(readTexts(OTHER_HANDS[language], language));
  expect(otherHands.found / otherHands.named).toBeGreaterThan(0.72);
});
