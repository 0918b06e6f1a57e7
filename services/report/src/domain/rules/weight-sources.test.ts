import { expect, test } from "@jest/globals";
import { breeds } from "../../data/breeds.ts";
import { weightSources } from "./weight-sources.ts";

const sourcesOf = (weight: string) => weightSources({ weight, life: "" });

test.each([
  ["AKC weights; FCI standard 122 gives none", [{ kind: "akc" }]],
  [
    "FCI standard 144 (over 30 kg male, about 25 kg female) [FCI figures recalled, not reopened]",
    [{ kind: "fci", fci: 144 }],
  ],
  [
    "FCI standard 54 (48–62 / 37–50 kg); AKC 45–52 / 32–41 kg [FCI figures recalled; midpoint agrees with AKC data]",
    [{ kind: "fci", fci: 54 }, { kind: "akc" }],
  ],
  ["typical, no standard weight", []],
  ["typical; AKC 20–32 kg; current FCI standard 153 gives heights only", [{ kind: "akc" }]],
  ["typical; AKC 23–32 kg; FCI standard 11 sets no limit", [{ kind: "akc" }]],
  [
    "UK KC standard 9–12 kg, AKC 7–14.5 kg; FCI standard 148 sorts by chest girth (standard up to about 9 kg)",
    [{ kind: "akc" }, { kind: "ukkc" }],
  ],
] as const)("%s", (weight, expected) => {
  expect(sourcesOf(weight)).toEqual(expected);
});

test("most breeds have a source for their weight, and where there is none the table says typical", () => {
  const without = breeds.filter(({ basis, weightVerdict }) => weightVerdict && weightSources(basis).length === 0);
  expect(without.length).toBeLessThan(20);
  for (const { basis } of without) expect(basis.weight).toMatch(/typical|breed pages/);
});
