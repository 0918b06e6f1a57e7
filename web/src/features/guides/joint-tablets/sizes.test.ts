import { expect, test } from "vitest";
import { SIZE_CLASS, SIZES, tabletsAt, TITRATION } from "./sizes.ts";

test.each([
  ["small", 0, 10, [8, 10], 10, [1, 1]],
  ["medium", 10, 25, [7, 8], 8, [2, 2]],
  ["large", 25, 40, [6, 7], 7, [3, 4]],
  ["xlarge", 40, undefined, [4, 5], 5, [3, 4]],
] as const)("%s: %d to %s kg", (size, from, to, prevention, treatment, tablets) => {
  const found = SIZE_CLASS[size];
  expect(found.weightKg).toEqual({ from, ...(to !== undefined && { to }) });
  expect(Object.values(found.preventionAge)).toEqual(prevention);
  expect(found.treatmentAge).toEqual({ from: treatment });
  expect(Object.values(found.tablets)).toEqual(tablets);
});

test("half the tablets in weeks 1 and 2, all of them in weeks 3 and 4", () => {
  expect(TITRATION.map(({ weeks, share }) => [weeks.from, weeks.to, share])).toEqual([
    [1, 2, 0.5],
    [3, 4, 1],
  ]);
  expect(tabletsAt("small", 0.5)).toEqual({ from: 0.5, to: 0.5 });
  expect(tabletsAt("medium", 1)).toEqual({ from: 2, to: 2 });
  expect(tabletsAt("xlarge", 0.5)).toEqual({ from: 1.5, to: 2 });
});

test("the classes have no gaps, and heavier dogs begin no later and get no fewer tablets", () => {
  for (const [at, size] of SIZES.slice(1).entries()) {
    const lighter = SIZE_CLASS[SIZES[at] ?? "small"];
    const heavier = SIZE_CLASS[size];
    expect(heavier.weightKg.from).toBe(lighter.weightKg.to);
    expect(heavier.preventionAge.from).toBeLessThan(lighter.preventionAge.from);
    expect(heavier.treatmentAge.from).toBeLessThan(lighter.treatmentAge.from);
    expect(heavier.tablets.to).toBeGreaterThanOrEqual(lighter.tablets.to);
  }
});

test("the second age begins where the first ends", () => {
  for (const size of SIZES) {
    expect(SIZE_CLASS[size].treatmentAge.from).toBe(SIZE_CLASS[size].preventionAge.to);
  }
});
