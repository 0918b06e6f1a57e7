import { expect, test } from "@jest/globals";
import { claimValue } from "./claim-value.ts";

// Intl joins numbers and words with spaces that do not break.
const read = (text: string) => text.replace(/\s/g, " ");

test.each([
  ["de", "99,2 %"],
  ["en", "99.2%"],
  ["pl", "99,2%"],
] as const)("a share is written as people read it in %s: %s", (language, expected) => {
  expect(read(claimValue({ value: 99.2, unit: "percent" }, language))).toBe(expected);
});

test("large numbers are short in English and written out where that is the custom", () => {
  expect(read(claimValue({ value: 127_000, unit: "compactPlus" }, "en"))).toBe("127K+");
  expect(read(claimValue({ value: 127_000, unit: "compactPlus" }, "de"))).toBe("127.000+");
  expect(read(claimValue({ value: 127_000, unit: "compactPlus" }, "pl"))).toBe("127 tys.+");
  expect(claimValue({ value: 2100, unit: "plus" }, "de")).toBe("2100+");
});

test("seconds are named, hours and scores are pairs", () => {
  expect(read(claimValue({ value: 30, unit: "seconds" }, "en"))).toBe("30 seconds");
  expect(read(claimValue({ value: 30, unit: "seconds" }, "de"))).toBe("30 Sek.");
  expect(claimValue({ value: 24, unit: "perWeek" }, "pl")).toBe("24/7");
  expect(claimValue({ value: 98, unit: "of100" }, "de")).toBe("98/100");
});
