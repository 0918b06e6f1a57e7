import { expect, test } from "@jest/globals";
import { UNTIL_THE_VET, vetReason } from "./vet-first.ts";

test("no sign, no reason", () => {
  expect(vetReason([])).toBeUndefined();
});

test("the most urgent sign is named", () => {
  expect(vetReason(["manySigns", "strongSign", "thickJoint"])).toBe(vetReason(["thickJoint"]));
  expect(vetReason(["strongSign", "painOnTouch"])).toBe(vetReason(["painOnTouch"]));
});

test("nothing beside it can wait for a next visit", () => {
  expect(UNTIL_THE_VET.join(" ")).not.toMatch(/nächsten Besuch|Wochen|Monate|weiter so/);
});
