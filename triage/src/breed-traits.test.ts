import { expect, test } from "vitest";
import { breeds } from "./breeds/breeds.ts";
import { mixes } from "./breeds/mixes.ts";
import { traitsOfBreed } from "./breed-traits.ts";

const sorted = (name: string): string[] => [...traitsOfBreed(name)].toSorted();

test("a breed's official names in all languages have its traits", () => {
  const wrong = breeds.flatMap(({ id, de, en, pl }) =>
    [de, en, pl].filter((name) => sorted(name).join() !== sorted(id).join()).map((name) => `${id}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["Bordeauxdogge", "dogue-de-bordeaux"],
  ["Peki", "pekingese"],
  ["Boston", "boston-terrier"],
  ["Riesenschnauzer", "giant-schnauzer"],
  ["Amerikanischer Akita", "american-akita"],
  ["Red Setter", "irish-setter"],
  ["Patou", "great-pyrenees"],
])("%s has the traits of %s", (name, id) => expect(sorted(name)).toEqual(sorted(id)));

test("a cross has the traits of both parents, by each of its official names", () => {
  for (const { id, de, en, pl, parents } of mixes) {
    const both = [...new Set(parents.flatMap(sorted))].toSorted();
    for (const name of [id, de, en, pl]) expect([name, sorted(name)]).toEqual([name, both]);
  }
});
