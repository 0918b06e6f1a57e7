import { expect, test } from "vitest";
import { countryOf } from "./country.ts";

test.each([
  ["an English browser in Berlin", "en", ["en-US"], "Europe/Berlin", "de"],
  ["a German browser in Vienna", "de", ["de-DE"], "Europe/Vienna", "at"],
  ["a Canadian browser", "en", ["en-CA", "en"], "America/Toronto", "ca"],
  ["a browser that names no region", "pl", ["pl"], "Etc/UTC", "pl"],
  ["an American browser on a Polish page", "pl", ["en-US", "en"], "Etc/UTC", "pl"],
  ["English without a region", "en", ["en"], "Etc/UTC", "gb"],
  ["a second language with a known region", "en", ["fr-FR", "de-CH"], "Europe/Paris", "ch"],
] as const)("%s", (_what, language, locales, timeZone, country) => {
  expect(countryOf(language, locales, timeZone)).toBe(country);
});
