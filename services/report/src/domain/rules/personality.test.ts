import { expect, test } from "vitest";
import { composed, looksLike, rendered } from "../../../test/support/dogs.ts";
import { personalityLines } from "../../texts/personality.ts";
import { breeds } from "@hundeblick/triage/breeds/breeds";

const lineOf = (answers: Parameters<typeof composed>[0], looked?: Parameters<typeof composed>[1]) =>
  personalityLines[composed(answers, looked).personality ?? ""];

test("there are at least 24 lines, each in three languages", () => {
  expect(Object.keys(personalityLines).length).toBeGreaterThanOrEqual(24);
  for (const { de, en, pl } of Object.values(personalityLines)) expect(new Set([de, en, pl]).size).toBe(3);
});

test("is deterministic", () => {
  const answers = { name: "Frieda", breed: "Labrador Retriever", ageMonths: 108, weightKg: 33 } as const;
  expect(new Set(Array.from({ length: 20 }, () => composed(answers).personality)).size).toBe(1);
});

test("a puppy gets a line for puppies or its breed, a mix one for mixes", () => {
  expect(lineOf({ ageMonths: 3, name: "Figa" })?.when).toMatchObject({ stage: "puppy" });
  expect(lineOf({ breed: "Mischling", name: "Bo" })?.when).toEqual({ mix: true });
  expect(lineOf({ name: "Bo", ageMonths: 40 })?.when ?? {}).not.toHaveProperty("mix");
});

test("nobody jokes while a visit is advised", () => {
  const limping = { alarm: ["none"], weight: "clear", since: "week" };
  expect(composed({ name: "Bo", concerns: [{ id: "limping", answers: limping }] }).personality).toBeNull();
  expect(composed({ name: "Bo", additionalInfo: "Sie humpelt seit drei Tagen" }).personality).toBeNull();
});

test("every breed of the table has lines, and dogs of one breed get different ones", () => {
  for (const { id } of breeds) expect(lineOf({}, looksLike(id))).toBeDefined();
  const names = ["Ada", "Bo", "Cleo", "Dino", "Ella", "Fritz", "Greta", "Hugo"];
  expect(new Set(names.map((name) => composed({ name, breed: "Border Collie" }).personality)).size).toBeGreaterThan(1);
});

test("Frieda keeps her line", () => {
  const report = composed({ name: "Frieda", breed: "Labrador Retriever", ageMonths: 108, weightKg: 33, sex: "female" });
  expect(rendered(report).personality_assessment).toBe(
    "Frieda schaut, als hätte sie die Leberwurst längst gerochen, und wartet nur noch, ob du ehrlich bist.",
  );
});
