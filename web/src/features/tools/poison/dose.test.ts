import { describe, expect, test } from "vitest";
import { readAnswers } from "../frame/answers.ts";
import { GROUPS, KIND_FACTS, KINDS, kindsIn, TOXINS, unitsOf } from "./kinds.ts";
import { FIELDS } from "./answers.ts";
import { doseOf } from "./dose.ts";

describe("the dose", () => {
  test.each([
    ["milk", "g", "100", "10", 23, ["mild"]],
    ["milk", "bar", "1", "10", 23, ["mild"]],
    ["baking", "g", "12,5", "10", 20, ["mild"]],
    ["baking", "g", "12.4", "10", 19.8, []],
    ["dark", "square", "10", "10", 68, ["mild", "heart", "fits"]],
    ["cocoa", "tablespoon", "1", "5", 45.6, ["mild", "heart"]],
    ["white", "bar", "2", "2", 4, []],
    ["coffee", "cup", "1", "4", 22.5, ["mild"]],
    ["espresso", "espresso", "1", "6", 20, ["mild"]],
    ["gum", "gum", "1", "10", 100, ["sugar"]],
    ["gum", "gum", "5", "10", 500, ["sugar", "liver"]],
    ["sweetener", "g", "0,9", "10", 90, []],
    ["onion", "onion", "1", "30", 5_000, ["cells"]],
    ["garlic", "clove", "1", "10", 3_000, []],
    ["garlic", "clove", "5", "10", 15_000, ["cells", "anaemia"]],
    ["macadamia", "nut", "3", "10", 750, ["legs"]],
  ] as const)("%s, %s × %s for %s kg is %d mg a kg: %j", (kind, unit, amount, weight, mgPerKg, reached) => {
    const dose = doseOf({ kind, unit, amount, weight });
    expect(dose?.mgPerKg).toBe(mgPerKg);
    expect(dose?.reached.map(({ id }) => id)).toEqual(reached);
  });

  test.each(["grapes", "raisins", "powder", "painkiller", "ratBait", "antifreeze", "unsure"] as const)(
    "of %s is compared with nothing",
    (kind) => expect(doseOf({ kind, unit: "g", amount: "5", weight: "10" })).toBeNull(),
  );

  test("is unknown without an amount, for a lick or for a unit of another kind", () => {
    const weight = "10";
    expect(doseOf({ kind: "dark", unit: "unknown", weight })).toBeNull();
    expect(doseOf({ kind: "dark", unit: "crumb", amount: "3", weight })).toBeNull();
    expect(doseOf({ kind: "dark", unit: "clove", amount: "3", weight })).toBeNull();
    expect(doseOf({ kind: "dark", unit: "g", amount: "-3", weight })).toBeNull();
    expect(doseOf({ kind: "dark", unit: "g", amount: "3", weight: "0,1" })).toBeNull();
  });
});

describe("the answers of an address", () => {
  const read = (text: string) => {
    const params = new URLSearchParams(text);
    return readAnswers(FIELDS, (key) => params.get(key));
  };
  test("are accepted if valid", () => {
    expect(read("signs=gut.weak&weight=7,5&kind=gum&unit=gum&amount=2&when=days")).toEqual({
      signs: "gut.weak",
      weight: "7,5",
      kind: "gum",
      unit: "gum",
      amount: "2",
      when: "days",
    });
  });
  test.each([
    "weight=10&kind=gum",
    "signs=&weight=10&kind=gum",
    "signs=none.gut&weight=10&kind=gum",
    "signs=none&weight=0.1&kind=gum",
    "signs=none&weight=101&kind=gum",
    "signs=none&weight=10&kind=cat",
    "signs=none&weight=10&kind=gum&unit=gum&amount=0",
    "signs=none&weight=10&kind=gum&unit=gum&amount=5001",
    "signs=none&weight=10&kind=gum&when=never",
  ])("%s is no result", (link) => expect(read(link)).toBeNull());
});

test("every kind has a group, an option for unknown, and ascending limits", () => {
  expect(GROUPS.flatMap(kindsIn).toSorted()).toEqual([...KINDS].toSorted());
  for (const kind of KINDS) expect(unitsOf(kind)).toContain("unknown");
  for (const { marks } of Object.values(TOXINS))
    expect(marks.map(({ mgPerKg }) => mgPerKg)).toEqual(marks.map(({ mgPerKg }) => mgPerKg).toSorted((a, b) => a - b));
  expect(Object.values(KIND_FACTS).every((facts) => !("content" in facts) || "grams" in facts)).toBe(true);
});
