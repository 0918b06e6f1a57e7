import { describe, expect, test } from "vitest";
import { BREED_IDS, DOG_CLASSES, FIRST_DOG_CLASS } from "./breeds.ts";
import table from "./breeds.json" with { type: "json" };

describe("the breed table", () => {
  test("covers the network's 118 dog classes without a gap, the Chihuahua first", () => {
    expect(DOG_CLASSES.map(({ index }) => index)).toEqual(Array.from({ length: 118 }, (_, i) => FIRST_DOG_CLASS + i));
    expect(DOG_CLASSES[0]?.breedId).toBe("chihuahua");
  });
  test("counts the Eskimo dog as a husky and never names it", () => {
    expect(DOG_CLASSES.filter(({ breedId }) => breedId === "siberian-husky")).toHaveLength(2);
    expect(BREED_IDS).not.toContain("eskimo-dog");
  });
  test("has each breed once, with a name in every language", () => {
    const all = [...table.classes, ...table.others];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, de, en, pl } of all) expect([id, de.trim(), en.trim(), pl.trim()]).not.toContain("");
  });
  test("knows the breeds in German and Polish by the names owners use", () => {
    const names = Object.fromEntries([...table.classes, ...table.others].map(({ id, de, pl }) => [id, [de, pl]]));
    expect(names["great-dane"]).toEqual(["Deutsche Dogge", "Dog niemiecki"]);
    expect(names["pug"]).toEqual(["Mops", "Mops"]);
    expect(names["dachshund"]).toEqual(["Dackel (Standard)", "Jamnik standardowy"]);
    expect(names["polish-lowland-sheepdog"]).toEqual([
      "Polnischer Niederungshütehund (PON)",
      "Polski owczarek nizinny",
    ]);
  });
});
