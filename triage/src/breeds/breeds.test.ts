import { describe, expect, test } from "vitest";
import { breeds } from "./breeds.ts";
import { averageKg, sizeOfKg } from "./growth.ts";
import { mixes } from "./mixes.ts";
import { predispositions } from "./predispositions.ts";

const ids = breeds.map(({ id }) => id);
const known = new Set(ids);
const outside = ([low, high]: [number, number], least: number, most: number) => low < least || high > most;
/** FCI numbers of several entries: the Belgian, the German and the Spitz types, and the dachshunds. */
const SHARED_FCI = [15, 97, 148, 172];

describe("breed table", () => {
  test("breeds are unique", () => {
    expect(known.size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(182);
  });

  test("FCI number and group come together, and a number belongs to one breed", () => {
    expect(breeds.filter(({ fci, group }) => (fci === null) !== (group === null))).toEqual([]);
    const numbers = breeds.flatMap(({ fci }) => (fci === null || SHARED_FCI.includes(fci) ? [] : [fci]));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("size class matches the middle of the weight range", () => {
    expect(
      breeds.filter((breed) => breed.sizeClass !== sizeOfKg(averageKg(breed.weightKg))).map(({ id }) => id),
    ).toEqual([]);
  });

  test("weights, heights and years are plausible", () => {
    const odd = breeds.filter(
      ({ weightKg, heightCm, lifeExpectancyYears }) =>
        outside(weightKg.male, 0.8, 120) ||
        outside(weightKg.female, 0.8, 120) ||
        (heightCm !== null && (outside(heightCm.male, 10, 100) || outside(heightCm.female, 10, 100))) ||
        outside(lifeExpectancyYears, 5, 20),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test("the life range contains the median of its basis", () => {
    const wrong = breeds.filter(({ basis, lifeExpectancyYears: [low, high] }) => {
      const [, median] = /median (\d+(?:\.\d)?) y(?! \(recalled)/.exec(basis.life) ?? [];
      return median !== undefined && (Number(median) < low || Number(median) > high);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("high confidence requires verified figures", () => {
    expect(
      breeds.filter(
        ({ confidence, basis }) =>
          confidence === "high" && (basis.life.includes("recalled") || basis.life.startsWith("typical")),
      ),
    ).toEqual([]);
  });

  test("predispositions exist; breathing trouble only in short-nosed breeds", () => {
    expect(breeds.flatMap((breed) => breed.predispositions).filter((id) => !(id in predispositions))).toEqual([]);
    expect(breeds.filter((breed) => breed.predispositions.includes("boas") && !breed.brachycephalic)).toEqual([]);
  });

  test("no weight verdict for breeds of several sizes", () => {
    const without = breeds.filter(({ weightVerdict }) => !weightVerdict).map(({ id }) => id);
    expect(without.toSorted()).toEqual(
      [
        "cavapoo",
        "eskimo-dog",
        "elo",
        "goldendoodle",
        "labradoodle",
        "maltipoo",
        "podenco-iberico",
        "toy-terrier",
        "xoloitzcuintle",
      ].toSorted(),
    );
  });
});

test("names and texts are free of broken encoding and stray spaces", () => {
  const texts = breeds.flatMap(({ de, en, pl, basis, note = "ok" }) => [de, en, pl, basis.life, basis.weight, note]);
  expect(texts.filter((text) => text !== text.trim().normalize("NFC") || /\s{2}|Ã|Â|�|â€/.test(text))).toEqual([]);
});

test("look-alikes are symmetric, and no breed is its own", () => {
  const of = new Map(breeds.map(({ id, lookAlikes }) => [id, lookAlikes]));
  expect(
    breeds.flatMap(({ id, lookAlikes }) => lookAlikes.filter((other) => other === id || !of.get(other)?.includes(id))),
  ).toEqual([]);
});

test("a cross has two breeds of the table for parents", () => {
  expect(mixes.flatMap(({ parents }) => parents.filter((id) => !known.has(id)))).toEqual([]);
  expect(mixes.filter(({ id, inBreedFacts }) => known.has(id) !== inBreedFacts)).toEqual([]);
});
