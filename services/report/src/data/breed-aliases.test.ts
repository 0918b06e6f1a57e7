import { expect, test } from "vitest";
import { breeds } from "@hundeblick/triage/breeds/breeds";
import { breedAliases } from "./breed-aliases.ts";

test("an everyday name stands for one breed only", () => {
  expect(Object.keys(breedAliases.aliases).filter((id) => !breeds.some((breed) => breed.id === id))).toEqual([]);
  const names = [...Object.values(breedAliases.aliases).flat(), ...breedAliases.several];
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
