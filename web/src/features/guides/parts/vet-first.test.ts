import { expect, test } from "vitest";
import { VET_FIRST as GERMAN } from "./vet-first.de.ts";
import { VET_FIRST as ENGLISH } from "./vet-first.en.ts";
import { VET_FIRST as POLISH } from "./vet-first.pl.ts";
import { worstSign } from "./vet-first.ts";

test("no reason without signs", () => {
  expect(worstSign([])).toBeUndefined();
});

test("returns the most urgent reason", () => {
  expect(worstSign(["manySigns", "strongSign", "thickJoint"])).toBe("thickJoint");
  expect(worstSign(["strongSign", "painOnTouch"])).toBe("painOnTouch");
});

test.each([
  [GERMAN, /nächsten Besuch|Wochen|Monate|weiter so/],
  [ENGLISH, /next visit|weeks|months|carry on/],
  [POLISH, /następnej wizycie|tygodni|miesi[ąęc]|tak dalej/],
])("nothing beside it can wait for a next visit: %#", ({ untilThen }, calming) => {
  expect(untilThen.join(" ")).not.toMatch(calming);
});
