import type { Page } from "@playwright/test";
import { test } from "../support/one-tab.ts";
import { countPages } from "../support/printed-pages.ts";
import { EXAMPLES, HEAT, isoDay, PREGNANCY } from "../support/tool-examples.ts";
import { expect, expectAccessible, expectNoScroll, open } from "../support/visitor.ts";
import { type Language, LANGUAGES } from "../support/words.ts";

for (const { slug, link, says } of EXAMPLES)
  for (const language of LANGUAGES)
    test(`${slug} in ${language}: a link restores the result, accessible, at every width`, async ({ page }) => {
      await open(page, `/${language}/tools/${slug}?${link}`);
      await expect(page.locator(".result").getByText(says[language], { exact: true })).toBeVisible();
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page);
      for (const width of [1280, 768, 320]) await expectNoScroll(page, width);
      expect(countPages(await page.pdf({ format: "A4", preferCSSPageSize: true })), "printed on one page").toBe(1);
    });

test("each tool is there without scripts", async ({ browser, baseURL }) => {
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await still.newPage();
  for (const { slug } of EXAMPLES) {
    await page.goto(`/de/tools/${slug}`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("form").first()).toBeVisible();
  }
  await still.close();
});

/** An answer by its number, a day, or typed text; `next` submits, `tab` moves on. */
type Key = number | `${number}` | "next" | "tab" | `day ${string}`;
const KEYED: readonly { slug: string; keys: readonly Key[]; says: Record<Language, string> }[] = [
  { slug: "hundejahre-rechner", keys: ["9", 2, "next"], says: { de: "73", en: "73", pl: "73" } },
  {
    slug: "laeufigkeits-rechner",
    keys: [`day ${HEAT.last}`, "next", 2, "next", 0, "next", 0, "next"],
    says: HEAT.says,
  },
  { slug: "milchzahn-tracker", keys: [5, 0, 2, 1, "next"], says: EXAMPLES[2].says },
  {
    slug: "fellwechsel-kalender",
    keys: [3, "next", 2, "next", 1, "next"],
    says: { de: "Minimal", en: "Minimal", pl: "Minimalnie" },
  },
  { slug: "zoomies-rechner", keys: [2, 0, 2, 3, "next"], says: EXAMPLES[4].says },
  { slug: "welpenschutz-mythos-test", keys: [1, 0, 0, 2, "next"], says: EXAMPLES[5].says },
  {
    slug: "traechtigkeits-kalender",
    keys: [0, "next", `day ${PREGNANCY.mated}`, "next", 1, "next", 0, "next"],
    says: PREGNANCY.says,
  },
  {
    // a time, the first example, past the other five and the five groups to the button
    slug: "tierarztkosten-rechner",
    keys: [1, 0, ...Array.from({ length: 11 }, () => "tab" as const), "next"],
    says: EXAMPLES[8].says,
  },
  {
    // past the first habit to the second
    slug: "wurm-und-zecken-kalender",
    keys: [0, "next", 2, "next", "tab", 0, "next", "tab", "next", "tab", "next"],
    says: EXAMPLES[9].says,
  },
  {
    slug: "gift-rechner",
    keys: [0, "next", "10", "next", 0, 0, "next", 0, "30", "next", 0, "next"],
    says: EXAMPLES[10].says,
  },
  {
    slug: "welpen-gewichtskurve",
    keys: [1, "20", "next", `day ${isoDay(-84)}`, "next"],
    says: { de: "7,7 kg", en: "7.7 kg", pl: "7,7 kg" },
  },
  { slug: "hunde-horoskop", keys: ["day 2020-12-24", "next"], says: EXAMPLES[6].says },
];

async function pressKeys(page: Page, keys: readonly Key[]): Promise<void> {
  const { keyboard } = page;
  const first = page.locator("form.card input").first();
  await first.focus();
  for (const [at, key] of keys.entries()) {
    if (key === "next") {
      await keyboard.press("Enter");
      continue;
    }
    // a new step focuses its question, an answered one its answer
    if (at > 0) await keyboard.press("Tab");
    if (key === "tab") continue;
    if (key === 0) await keyboard.press("Space");
    else if (typeof key === "number") for (let down = 0; down < key; down++) await keyboard.press("ArrowDown");
    else if (key.startsWith("day ")) await first.fill(key.slice(4));
    else await keyboard.type(key);
  }
}

// keys are the same in every language
for (const [at, { slug, keys, says }] of KEYED.entries()) {
  const language = LANGUAGES[at % LANGUAGES.length] ?? "de";
  test(`${slug} in ${language}: filled in by keyboard, it gives the specified result`, async ({ page }) => {
    await open(page, `/${language}/tools/${slug}`);
    await pressKeys(page, keys);
    await expect(page.locator(".result").getByText(says[language], { exact: true })).toBeVisible();
  });
}
