import { describe, expect, test } from "vitest";
import { addDays } from "date-fns";
import fc from "fast-check";
import { friendsOf, horoscopeOf, readBirthday, SIGN_IDS, signOf, SIGNS } from "./horoscope.ts";
import DE from "../texts/de.ts";
import EN from "../texts/en.ts";
import PL from "../texts/pl.ts";

const TEXTS = { de: DE.horoscope, en: EN.horoscope, pl: PL.horoscope };

const days = fc.nat(40_000).map((after) => addDays(new Date(1990, 0, 1), after));

describe("the sign of a birthday", () => {
  test.each(SIGNS.map(({ id, from, to }) => [id, from, to] as const))("%s from %j to %j", (id, from, to) => {
    expect(signOf(new Date(2024, from[0] - 1, from[1]))).toBe(id);
    expect(signOf(new Date(2024, to[0] - 1, to[1]))).toBe(id);
    expect(signOf(addDays(new Date(2024, from[0] - 1, from[1]), -1))).not.toBe(id);
    expect(signOf(addDays(new Date(2024, to[0] - 1, to[1]), 1))).not.toBe(id);
  });

  test("is defined for every day, leap days too", () => {
    expect(signOf(new Date(2024, 1, 29))).toBe("pisces");
    fc.assert(
      fc.property(days, (day) => {
        expect(SIGN_IDS).toContain(signOf(day));
      }),
    );
  });
});

test("a birthday is a day from 1990 to today", () => {
  const today = new Date(2026, 10, 21, 10);
  expect(readBirthday("2026-11-21", today)).toEqual(new Date(2026, 10, 21));
  expect(readBirthday("1990-01-01", today)).toEqual(new Date(1990, 0, 1));
  for (const wrong of ["2026-11-22", "1989-12-31", "2025-02-30", ""]) expect(readBirthday(wrong, today)).toBeNull();
});

describe("a day", () => {
  test("21 November 2026: the seed is 2058", () => {
    expect(horoscopeOf(new Date(2026, 10, 21))).toEqual({
      mood: 8,
      activity: 6,
      luckyNumber: 7,
      compatibility: "pisces",
    });
  });

  test("always names a mood, an activity and a lucky number from 1 to 9", () => {
    fc.assert(
      fc.property(days, fc.constantFrom("de", "en", "pl"), (day, language) => {
        const { mood, activity, luckyNumber } = horoscopeOf(day);
        const text = TEXTS[language];
        expect(text.moods[mood]).toBeTruthy();
        expect(text.activities[activity]).toBeTruthy();
        expect(luckyNumber >= 1 && luckyNumber <= 9).toBe(true);
      }),
    );
  });
});

test("has ten moods, twelve activities and four traits for every sign in every language", () => {
  for (const text of Object.values(TEXTS)) {
    expect([text.moods.length, text.activities.length]).toEqual([10, 12]);
    for (const id of SIGN_IDS) expect(new Set(text.signs[id].personality).size).toBe(4);
  }
});

test("has five other signs as friends, symmetrically", () => {
  for (const id of SIGN_IDS) {
    expect(friendsOf(id)).toHaveLength(5);
    for (const friend of friendsOf(id)) expect(friendsOf(friend)).toContain(id);
  }
});

test.each(Object.entries(TEXTS))("has no dangerous toy or snack in %s", (_, { signs }) => {
  const danger =
    /socke|sock|skarpet|tennis|kość|geweih|antler|traube|grape|winogron|rosine|raisin|unter dem sofa|under the sofa|pod kanapą|glänzt|shiny|błyszczy|\btau\b|\brope|sznur/i;
  for (const { treats, toy } of Object.values(signs)) expect(`${treats}, ${toy}`).not.toMatch(danger);
});
