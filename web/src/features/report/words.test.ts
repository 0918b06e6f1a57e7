import { expect, test } from "vitest";
import { BANDS, bandOf } from "@hundeblick/proto/health/areas";
import { BAND_SCORES, dayIn, kilogramsIn, percentIn, priceIn, yearsIn } from "./words.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("the ends of a band are its lowest and highest score", () => {
  for (let score = 0; score <= 100; score++) {
    const held = BANDS.filter((band) => BAND_SCORES[band].from <= score && score <= BAND_SCORES[band].to);
    expect(held).toEqual([bandOf(score)]);
  }
});

test("years have the language's plural forms", () => {
  expect([1, 2, 5, 12, 22].map((n) => yearsIn("pl", n)).map(plain)).toEqual([
    "1 rok",
    "2 lata",
    "5 lat",
    "12 lat",
    "22 lata",
  ]);
  expect(plain(yearsIn("de", 9))).toBe("9 Jahre");
  expect(plain(yearsIn("en", 1))).toBe("1 year");
});

test("formats weights, prices, percentages and dates by language", () => {
  expect(plain(kilogramsIn("de", 33.5))).toBe("33,5 kg");
  expect(plain(priceIn("de", "19.90", "EUR"))).toBe("19,90 €");
  expect(plain(priceIn("pl", "89.00", "PLN"))).toBe("89,00 zł");
  expect(plain(percentIn("de", 91))).toBe("91 %");
  expect(dayIn("en", "2026-11-21T10:00:00Z")).toBe("21 November 2026");
  expect(dayIn("de", "2026-11-21T10:00:00Z")).toBe("21. November 2026");
});
