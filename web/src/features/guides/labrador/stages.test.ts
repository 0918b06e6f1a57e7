import { expect, test } from "@jest/globals";
import { leadMinutes, stageAt } from "./stages.ts";

test.each([
  [2, "Ankommen"],
  [3, "Ankommen"],
  [4, "Zahnwechsel und Schuss in die Länge"],
  [6, "Zahnwechsel und Schuss in die Länge"],
  [7, "Halbstark"],
  [12, "Halbstark"],
  [13, "Fast fertig"],
  [18, "Fast fertig"],
  [19, "Erwachsen"],
  [24, "Erwachsen"],
] as const)("at %d months: %s", (months, title) => {
  expect(stageAt(months).title).toBe(title);
});

test.each([
  [2, 10],
  [4, 20],
  [12, 60],
  [13, null],
] as const)("the rule of thumb at %d months says %p minutes", (months, minutes) => {
  expect(leadMinutes(months)).toBe(minutes);
});
