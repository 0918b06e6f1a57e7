import { LANGUAGES } from "@hundeblick/proto/language";
import { expect, test } from "vitest";
import { breeds } from "@hundeblick/triage/breeds/breeds";
import { hasWeightSource } from "@hundeblick/triage/breeds/weight-verdict";
import { breedWeightText } from "../rendering/breed-weight.ts";
import { phrasebook } from "../rendering/phrasebook.ts";
import { readWeights } from "./weight-sources.ts";

const textOf = (breedId: string, language: (typeof LANGUAGES)[number] = "en") =>
  breedWeightText(breedId, phrasebook(language, { name: null, sex: null }));

test("a verified source is named with its figures", () => {
  expect(textOf("rottweiler")).toBe(
    "Rottweiler: FCI breed standard no. 147, 50\u00A0kg (males), 42\u00A0kg (females); American Kennel Club 43.1–61.2\u00A0kg (males), 36.3–45.4\u00A0kg (females). Read in copies, not in the original.",
  );
  expect(textOf("irish-wolfhound", "de")).toContain(
    "FCI-Rassestandard Nr. 160, ab 54,5\u00A0kg (Rüden), ab 40,5\u00A0kg (Hündinnen)",
  );
});

test("an unverified figure names no source", () => {
  expect(textOf("collie")).not.toContain("FCI");
  expect(textOf("collie")).toContain("commonly given 20.5–34\u00A0kg (males), 18–29.5\u00A0kg (females)");
});

test("names a kennel club only if its text was read", () => {
  for (const { id, weights } of breeds) {
    const read = (source: RegExp) => weights.some((one) => one.checked === "seen in search" && source.test(one.source));
    for (const language of LANGUAGES) {
      expect([id, textOf(id, language).includes("American Kennel Club")]).toEqual([id, read(/^akc$/)]);
      expect([id, /FCI/.test(textOf(id, language))]).toEqual([id, read(/^fci/)]);
    }
  }
});

test("a range without verified ends has no source", () => {
  for (const breed of breeds)
    expect([breed.id, hasWeightSource(breed) || readWeights(breed).length === 0]).toEqual([breed.id, true]);
  expect(breeds.filter((breed) => !hasWeightSource(breed)).every(({ confidence }) => confidence === "low")).toBe(true);
});
