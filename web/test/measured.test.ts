import { expect, test } from "@jest/globals";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { readMeasured } from "../scripts/measured/read-measured.ts";

const { photos, words, speed } = readMeasured();

test.each(LANGUAGES)("no sentence of %s is counted twice", (language) => {
  const { dangerous, raised, asked, harmless, falseAlarms, askedHarmless } = words.languages[language];
  expect(raised + asked).toBeLessThanOrEqual(dangerous);
  expect(falseAlarms + askedHarmless).toBeLessThanOrEqual(harmless);
  expect(dangerous).toBeGreaterThan(0);
});

test("each photo shows a dog or something else", () => {
  expect(photos.dogsRefused.of + photos.othersAccepted.of).toBe(photos.photos);
});

test("a photo made small is faster than one sent as it is", () => {
  expect(speed.p50).toBeLessThan(speed.p50Old);
});
