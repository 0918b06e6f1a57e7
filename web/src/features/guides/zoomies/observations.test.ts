import { expect, test } from "vitest";
import fc from "fast-check";
import { levelOf, OBSERVATIONS, worstLevel } from "./observations.ts";

const at = (level: string) => OBSERVATIONS.filter((observation) => levelOf(observation) === level);

test("no level without observations", () => {
  expect(worstLevel([])).toBeUndefined();
});

test.each(["play", "watch", "vet", "now"] as const)("only signs of %s mean %s", (level) => {
  expect(at(level)).toHaveLength(3);
  expect(worstLevel(at(level))).toBe(level);
});

test("signs of play never lower the level", () => {
  fc.assert(
    fc.property(fc.constantFrom(...at("now"), ...at("vet")), (sign) => {
      expect(worstLevel([...at("play"), sign, ...at("watch")])).toBe(levelOf(sign));
    }),
  );
});
