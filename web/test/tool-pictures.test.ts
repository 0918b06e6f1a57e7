import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TOOLS = join(import.meta.dirname, "../src/features/tools");

// read from the sources, because in tests all drawings have the same URL
test("every tool has its own drawing", () => {
  const pages = readdirSync(TOOLS, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("Page.tsx"));
  const dogs = pages.flatMap((page) =>
    [...readFileSync(join(TOOLS, page), "utf8").matchAll(/<FormBesidePicture\s+dog="(\w+)"/g)].map(([, dog]) => dog),
  );
  expect(dogs.length).toBeGreaterThan(1);
  expect(new Set(dogs).size).toBe(dogs.length);
});
