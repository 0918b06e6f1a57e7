import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

const TOOLS = join(import.meta.dirname, "../src/features/tools");

// Read from the source: in tests every drawing has the same address.
test("no two tools show the same drawing", () => {
  const pages = readdirSync(TOOLS, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("Page.tsx"));
  const dogs = pages.flatMap((page) =>
    [...readFileSync(join(TOOLS, page), "utf8").matchAll(/<ToolPicture dog="(\w+)"/g)].map(([, dog]) => dog),
  );
  expect(dogs.length).toBeGreaterThan(1);
  expect(new Set(dogs).size).toBe(dogs.length);
});
