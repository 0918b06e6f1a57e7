import { expect, test } from "vitest";
import { joinUnits } from "./join-units.ts";

test.each([
  ["20–30 kg, 5 ml, 3 %", "20–30\u00A0kg, 5\u00A0ml, 3\u00A0%"],
  ["{{weight}} kg oder {n, plural, other {# mg}}", "{{weight}}\u00A0kg oder {n, plural, other {#\u00A0mg}}"],
  ["2 große Hunde, 3 minutes", "2 große Hunde, 3 minutes"],
])("%s", (text, joined) => {
  expect(joinUnits(text)).toBe(joined);
});
