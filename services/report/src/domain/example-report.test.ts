import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import type { ComposedReport } from "./composed-report.ts";
import { exampleReport } from "./example-report.ts";

const codesOf = (composed: ComposedReport): string[] => JSON.stringify(composed).match(/"code":"[^"]+"/g) ?? [];

test("the example report is the same in every language, with translated quotations", () => {
  const german = codesOf(exampleReport("de").composed);
  expect(german.length).toBeGreaterThan(5);
  for (const language of LANGUAGES) expect(codesOf(exampleReport(language).composed)).toEqual(german);
  expect(exampleReport("pl").composed.check).toMatchObject({ allergies: "kurczak" });
  expect(exampleReport("en").composed.check).toMatchObject({ ownWords: expect.stringMatching(/^Frieda gets up/) });
});
