import {
  analyseOnDesktop,
  choosePhoto,
  expect,
  expectAccessible,
  open,
  script,
  test,
  unlock,
} from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

test.afterEach(() => script({ delayMs: 0 }));

for (const language of LANGUAGES) {
  test(`desktop, ${language}: photo, address, report, and a mail with its link`, async ({ page, request }) => {
    await analyseOnDesktop(page, language, "Frieda");
    await expectAccessible(page);
    const email = `jana-${language}-${Date.now()}@example.com`;
    await unlock(page, language, email);
    await page.waitForURL(new RegExp(`/${language}/report/[\\w-]{22}$`));
    await expect(page.getByRole("heading", { level: 1, name: "Frieda" })).toBeVisible();
    await expect(page.getByRole("heading", { name: words(language, "Health assessment") })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectAccessible(page);
    await expect
      .poll(async () => (await (await request.get(`${process.env["MAIL_URL"]}/api/mails`)).text()).includes(email))
      .toBe(true);
  });
}

test("the same report in each language, never mixed", async ({ page }) => {
  await analyseOnDesktop(page, "de", "Frieda");
  await unlock(page, "de", `jana-${Date.now()}@example.com`);
  await page.waitForURL(/\/de\/report\//);
  for (const language of LANGUAGES) {
    await page.getByRole("link", { name: language.toUpperCase(), exact: true }).click();
    await page.waitForURL(new RegExp(`/${language}/report/`));
    await expect(page.getByRole("heading", { name: words(language, "What's great") })).toBeVisible();
    for (const other of LANGUAGES.filter((one) => one !== language))
      await expect(page.getByText(words(other, "What this report cannot know"))).toHaveCount(0);
  }
});

test("a reload during the analysis continues it, without scrolling", async ({ page }) => {
  await script({ delayMs: 12_000 });
  await open(page, "/de#analyze");
  await choosePhoto(page, "de");
  await page.getByRole("button", { name: words("de", "Start analysis") }).click();
  await page.getByRole("button", { name: words("de", "Skip") }).click();
  await expect(page.getByRole("dialog").getByText(words("de", "Photo received"))).toBeVisible();
  await expectAccessible(page);
  await open(page, "/de");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await script({ delayMs: 0 });
  await expect(page.getByRole("heading", { name: words("de", "Analysis complete") })).toBeVisible();
});
