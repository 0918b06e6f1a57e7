import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { emergencyData, emergencyIn, emergencyLinesIn } from "./emergency-data.ts";
import { firstAidFor, isCurrent, linesOf } from "./emergency.ts";

const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

test("never shows an unverified number", () => {
  const unchecked = emergencyData.lines.filter(({ checkedOn }) => checkedOn === null);
  expect(unchecked.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const numbers = emergencyIn(language).lines.map(({ number, country }) => `${country} ${number}`);
    for (const { number, country } of unchecked) expect(numbers).not.toContain(`${country} ${number}`);
  }
});

test("the day of every check is written in the language", () => {
  for (const language of LANGUAGES) {
    const { lines, days } = emergencyLinesIn(language);
    expect(lines.filter(({ checkedOn }) => !/\d{4}/.test(days[checkedOn] ?? ""))).toEqual([]);
  }
  expect(Object.values(emergencyLinesIn("de").days)).toContain("23. November 2026");
});

test("hides notes for staff and unverified directories", () => {
  for (const language of LANGUAGES) {
    const shown = JSON.stringify(emergencyIn(language));
    expect(shown).not.toMatch(/internal|staffNote/);
    expect(shown).not.toContain("from memory");
  }
});

test("a country has its own lines, and Poland states that it has none", () => {
  const guide = emergencyIn("de");
  expect(linesOf(guide, "ch", day("2026-12-01")).map(({ number }) => number)).toEqual(["145"]);
  expect(linesOf(guide, "pl", day("2026-12-01"))).toEqual([]);
  expect(guide.noLine).toContain("keine Giftberatung");
});

test("hides lines verified more than a year ago", () => {
  const guide = emergencyIn("de");
  expect(linesOf(guide, "de", day("2027-11-22"))).not.toEqual([]);
  expect(linesOf(guide, "de", day("2027-12-01"))).toEqual([]);
  expect(isCurrent({ checkedOn: null }, day("2026-12-01"))).toBe(false);
});

test("includes first aid for choking only if something may be stuck in the throat", () => {
  const guide = emergencyIn("en");
  expect(firstAidFor(guide, ["foreign_body", "breathing"])[0]).toMatch(/stuck in the throat/);
  expect(firstAidFor(guide, ["burn"]).join(" ")).not.toMatch(/throat/);
  expect(firstAidFor(guide, ["burn"]).join(" ")).toMatch(/cool running water.*Call on the way.*painkillers/);
});

const WORDS = {
  choking: {
    de: /hineinsehen.*sicher greifen.*hinter dem Rippenbogen.*Zieh nie an einem Faden/,
    en: /look inside.*grasp safely.*abdominal thrusts.*Never pull a thread/,
    pl: /zajrzyj.*pewnie chwycić.*za żebrami.*nie ciągnij za nitkę/,
  },
  heatstroke: {
    de: /^Erst kühlen, dann fahren:.*Nichts ins Maul geben, solange dein Hund nicht ganz wach ist/,
    en: /^Cool first, then drive:.*Nothing by mouth unless your dog is fully awake/,
    pl: /^Najpierw chłodzenie, potem jazda:.*Niczego nie podawaj do pyska, dopóki pies nie jest w pełni przytomny/,
  },
};
test.each(LANGUAGES)("first aid for choking and heatstroke says what to do and what not, %s", (language) => {
  const guide = emergencyIn(language);
  expect(firstAidFor(guide, ["breathing"]).join("\n")).toMatch(WORDS.choking[language]);
  expect(firstAidFor(guide, ["heatstroke"])[0]).toMatch(WORDS.heatstroke[language]);
});
