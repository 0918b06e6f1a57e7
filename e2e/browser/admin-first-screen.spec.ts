import type { Page } from "@playwright/test";
import { signInAsOperator } from "../support/operator.ts";
import { expect, test } from "../support/visitor.ts";

const KB = 1_000;
const MAX_KB = 250;

/** Scripts and styles of a screen, in transferred bytes, with their compression. */
const loaded = (page: Page) =>
  page.evaluate(async () => {
    const files = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name }) =>
      /\/admin\/assets\/.+\.(?:js|css)$/.test(name),
    );
    const packed = await Promise.all(
      files.map(async ({ name }) => (await fetch(name, { method: "HEAD" })).headers.get("content-encoding")),
    );
    return {
      bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      packed: [...new Set(packed)],
    };
  });

test("the first screen of the admin area loads at most 250 kB of compressed scripts and styles", async ({ page }) => {
  await signInAsOperator(page);
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  const { bytes, packed } = await loaded(page);
  expect(packed).toEqual(["br"]);
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes / KB).toBeLessThanOrEqual(MAX_KB);
});
