import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ERROR_CODES, ERRORS } from "@hundeblick/proto/errors";
import { LANGUAGES } from "@hundeblick/proto/language";
import { sentence } from "./sentences.ts";

const keysOf = (language: string) =>
  Object.keys(JSON.parse(readFileSync(new URL(`errors.${language}.json`, import.meta.url), "utf8")) as object);

describe.each(LANGUAGES.filter((language) => language !== "en"))("errors in %s", (language) => {
  test("translates every sentence and no others", () => {
    expect(keysOf(language).toSorted()).toEqual(ERROR_CODES.map((code) => ERRORS[code].text as string).toSorted());
  });
  test("no sentence is English, has exclamation marks, or promises a cure", () => {
    for (const code of ERROR_CODES) {
      const says = sentence(code, language);
      expect(says).not.toBe(ERRORS[code].text);
      expect(says).not.toMatch(/!|heil|diagnos|lecz|leczy/i);
    }
  });
});

test("the same error in three languages", () => {
  expect(sentence("photo_too_dark", "de")).toBe(
    "Das Bild ist zu dunkel. Mach noch eins bei Tageslicht, am besten draußen.",
  );
  expect(sentence("photo_too_dark", "en")).toBe(ERRORS.photo_too_dark.text);
  expect(sentence("photo_too_dark", "pl")).toContain("za ciemne");
});
