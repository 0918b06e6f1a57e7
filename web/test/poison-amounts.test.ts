import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { factsOf, TOXINS, type Kind } from "../src/features/tools/poison/kinds.ts";

const FILES = ["giftig-fuer-hunde.de", "poisonous-to-dogs.en", "co-jest-trujace-dla-psa.pl"];
/** Kinds with an amount, in the order of the table's rows. */
const ROWS: readonly Kind[] = [
  "baking",
  "dark",
  "semisweet",
  "milk",
  "grounds",
  "sweetener",
  "onion",
  "garlic",
  "macadamia",
];

/** Grams per kg of body weight at which the calculator's first sign begins. */
function firstSign(kind: Kind): number {
  const { content } = factsOf(kind);
  if (!content) throw new Error(`${kind} has no published amount`);
  return TOXINS[content.toxin].marks[0].mgPerKg / content.mgPerG;
}

/** Amounts of the table in grams: for each kg, and in a dog of 10 kg. */
function amountsIn(file: string): number[][] {
  const text = readFileSync(new URL(`../src/content/blog/${file}.mdx`, import.meta.url), "utf8");
  const rows = text.matchAll(/^\| [^|]+ \| ([\d.,]+) g [^|]*\| (?:\p{L}+ )?([\d.,]+) g \|/gmu);
  return [...rows].map(([, ...amounts]) => amounts.map((amount) => Number(amount.replace(",", "."))));
}

describe.each(FILES)("the amounts in %s", (file) => {
  const amounts = amountsIn(file);

  test("are those of the calculator, rounded", () => {
    expect(amounts).toHaveLength(ROWS.length);
    for (const [row, kind] of ROWS.entries()) {
      const [forEachKg = 0, inTenKg = 0] = amounts[row] ?? [];
      const exact = firstSign(kind);
      expect([kind, Math.abs(forEachKg / exact - 1) < 0.05]).toEqual([kind, true]);
      expect([kind, Math.abs(inTenKg / (10 * exact) - 1) < 0.05]).toEqual([kind, true]);
    }
  });
});
