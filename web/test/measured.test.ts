import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { readMeasured } from "../scripts/measured/read-measured.ts";

const { photos, words, speed } = readMeasured();

test.each(LANGUAGES)("the counts of %s add up", (language) => {
  const { dangerous, raised, asked, harmless, falseAlarms, askedHarmless } = words.languages[language];
  expect(raised + asked).toBeLessThanOrEqual(dangerous);
  expect(falseAlarms + askedHarmless).toBeLessThanOrEqual(harmless);
  expect(dangerous).toBeGreaterThan(0);
});

test("each photo shows a dog or something else", () => {
  expect(photos.dogsRefused.of + photos.othersAccepted.of).toBe(photos.photos);
});

test("a resized photo is faster than the original", () => {
  expect(speed.p50).toBeLessThan(speed.p50Old);
});
