import { statSync } from "node:fs";
import { expect, test } from "vitest";
import samples from "../../../../training/samples.json" with { type: "json" };
import { Language } from "@hundeblick/proto/language";
import { dangerOf, rowOfText } from "./probability.ts";
import { MODEL } from "./weights.ts";

const file = new URL("./weights.json", import.meta.url);

test.each(samples)("equals the training's result: $text", ({ text, language, danger }) => {
  expect(Math.abs(dangerOf(rowOfText(text, Language.parse(language), MODEL), MODEL) - danger)).toBeLessThan(0.03);
});

test("is at most 400 kB", () => {
  expect(statSync(file).size).toBeLessThan(400_000);
});
