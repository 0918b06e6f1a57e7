import { expect, test } from "@jest/globals";
import { LANGUAGES } from "@hundeblick/proto/language";
import { emergencyData, emergencyIn } from "./emergency-data.ts";
import { linesOf } from "./emergency.ts";

const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

test("a number nobody has dialled, or that was only remembered, is never shown", () => {
  const hidden = emergencyData.lines.filter((line) => line.checkBeforeShowing || line.verified !== "seen in search");
  expect(hidden.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const numbers = emergencyIn(language).lines.map(({ number, country }) => `${country} ${number}`);
    for (const { number, country } of hidden) expect(numbers).not.toContain(`${country} ${number}`);
  }
});

test("notes for staff and directories from memory stay inside", () => {
  for (const language of LANGUAGES) {
    const shown = JSON.stringify(emergencyIn(language));
    expect(shown).not.toContain("internal");
    expect(shown).not.toContain("from memory");
  }
});

test("a country has its own lines, and Poland says that there is none", () => {
  const guide = emergencyIn("de");
  expect(linesOf(guide, "ch", day("2026-12-01")).map(({ number }) => number)).toEqual(["145"]);
  expect(linesOf(guide, "pl", day("2026-12-01"))).toEqual([]);
  expect(guide.noLine).toContain("keine Giftberatung");
});

test("lines that were checked more than a year ago are not shown", () => {
  const guide = emergencyIn("de");
  expect(linesOf(guide, "de", day("2027-11-22"))).not.toEqual([]);
  expect(linesOf(guide, "de", day("2027-12-01"))).toEqual([]);
});
