import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { LANGUAGES } from "@hundeblick/proto/language";
import { moduleOf } from "../src/modules.ts";

const KB = 1_000;
const size = (...path: string[]): number => brotliCompressSync(moduleOf(path) ?? "").length;

test.each(LANGUAGES)("the lists of %s are at most 15 kB", (language) => {
  expect(size(language)).toBeLessThanOrEqual(15 * KB);
});

test.each(LANGUAGES)("each concern and check in %s is at most 6 kB", (language) => {
  const large = [
    ...CONCERNS.map((id) => ["concern", id] as const),
    ...CHECKS.map((id) => ["check", id] as const),
  ].filter(([kind, id]) => size(language, kind, id) > 6 * KB);
  expect(large).toEqual([]);
});
