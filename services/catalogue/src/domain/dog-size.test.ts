import { expect, test } from "vitest";
import { isForWeight } from "./dog-size.ts";

test.each([
  [["small"], 9.9, true],
  [["small"], 10, false],
  [["medium"], 10, true],
  [["medium"], 24.9, true],
  [["medium"], 25, false],
  [["Large"], 25, true],
  [[], 60, true],
  [["all breeds"], 60, false],
  [["groß"], 60, false],
  [["XL", "large"], 60, true],
  [["giant"], undefined, true],
  [["small"], undefined, true],
])("a product for %j and a dog of %s kg: fits = %s", (sizes, weightKg, fits) => {
  expect(isForWeight(sizes, weightKg)).toBe(fits);
});
