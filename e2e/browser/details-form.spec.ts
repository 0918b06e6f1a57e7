import type { Page } from "@playwright/test";
import { chooseConcern, openDetails } from "../support/details.ts";
import { choosePhoto, expect, expectAccessible, expectNoScroll, open, PHONE, test } from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

const RAT_BAIT = {
  de: "im keller hat er rattengift gefressen",
  en: "he ate rat bait in the cellar",
  pl: "zjadł trutkę na szczury w piwnicy",
};
const emergency = (page: Page) => page.getByRole("region", { name: /.+/ }).and(page.locator(".emergency"));

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const language of LANGUAGES) {
    test(`${language}: an emergency is shown alone, ticked or typed, with a way back`, async ({ page }) => {
      await openDetails(page, language);
      const say = (sentence: string) => words(language, sentence);
      const sign = page.locator(".sign-tick").getByLabel(say("Seizure or fit"));
      await sign.check();
      await expect(page.getByRole("heading", { name: say("Please see a vet now") })).toBeFocused();
      await expect(page.getByRole("button", { name: say("Continue"), exact: true })).toBeHidden();
      await expect(page.getByLabel(say("Name"), { exact: true })).toBeHidden();
      await expectAccessible(page);
      await expectNoScroll(page, 320);
      await page.getByRole("button", { name: say("Untick") }).click();
      await expect(sign).toBeFocused();

      const field = page.getByLabel(say("Say it in your own words"));
      await field.pressSequentially(RAT_BAIT[language]);
      await expect(emergency(page)).toBeVisible();
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await page.getByRole("button", { name: say("Go on with the questions anyway") }).click();
      await expect(page.getByRole("button", { name: say("Continue"), exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: say("Show what to do now") })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test("an emergency by an answer is shown alone and can be undone", async ({ page }) => {
    await openDetails(page, "en");
    await chooseConcern(page, "Stomach and food", "Vomiting");
    const answer = page.getByLabel("May have eaten poison or an object");
    await answer.check();
    await expect(page.getByRole("heading", { name: "Ring now, before you do anything" })).toBeFocused();
    await expect(page.getByLabel("Name", { exact: true })).toBeHidden();
    await expectAccessible(page);
    await expectNoScroll(page, 320);
    await page.getByRole("button", { name: "Take back the answer" }).click();
    await expect(answer).toBeFocused();
    await expect(answer).not.toBeChecked();
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
  });

  test("a check has steps and restores its step after a reload", async ({ page }) => {
    await openDetails(page, "en");
    await page.locator("summary", { hasText: "Body condition" }).click();
    await page.getByLabel("Only felt with firm pressure").check();
    await page.getByRole("button", { name: "Next step" }).click();
    await expect(page.getByText("Step 2 of 4")).toBeFocused();
    await page.getByRole("button", { name: "To the step before" }).click();
    await expect(page.getByLabel("Only felt with firm pressure")).toBeChecked();
    await page.getByRole("button", { name: "Next step" }).click();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText("Step 2 of 4")).toBeVisible();
  });

  test("restores all answers after a reload", async ({ page }) => {
    await openDetails(page, "en");
    await page.getByLabel("Say it in your own words").fill("she threw up twice since noon");
    await page.getByRole("button", { name: "Yes, Vomiting" }).click();
    await page.getByLabel("None of these", { exact: true }).check();
    await page.getByRole("button", { name: "Next question" }).click();
    await expect(page.getByRole("heading", { name: "What comes up?" })).toBeFocused();
    await page.reload();
    await expect(page.getByLabel("Say it in your own words")).toHaveValue("she threw up twice since noon");
    await expect(page.getByRole("heading", { name: "What comes up?" })).toBeVisible();
  });

  test("questions, levels and checks work offline", async ({ page, context }, { annotations }) => {
    annotations.push({ type: "expects-error", description: "ERR_INTERNET_DISCONNECTED" });
    // chunks the form may need load one after the other, illustrations last
    const everythingIsThere = page.waitForEvent("requestfinished", (request) =>
      request.url().endsWith("/check/belly_side-5.svg"),
    );
    await openDetails(page, "en");
    await everythingIsThere;
    await context.setOffline(true);
    await chooseConcern(page, "Stomach and food", "Vomiting");
    await page.getByLabel("Belly swollen, tight or hard").check();
    await expect(page.getByRole("heading", { name: "Please see a vet now" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Go on with the questions anyway" }).click();
    await page.locator("summary", { hasText: "Body condition" }).click();
    await page.getByLabel("Only felt with firm pressure").check();
    await page.getByRole("button", { name: "Next step" }).click();
    await page.getByLabel("None, the sides run straight").check();
    await expect(page.locator(".check-steps .notice")).toBeVisible();
    await page.getByLabel("What else should we know?").fill("he ate rat bait");
    await expect(page.getByText(/go through the list at the top yourself/)).toBeVisible();
  });

  test("at 320 px nothing overflows, and the sticky bar covers no focused field", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openDetails(page, "de");
    for (const summary of await page.locator("form summary").all()) await summary.click();
    await expect(page.locator(".check-steps").first()).toBeVisible();
    await expectNoScroll(page, 320);
    await expectAccessible(page);
    const covered = await page.evaluate(() => {
      const bar = document.querySelector(".sticky-actions");
      const fields = [...document.querySelectorAll<HTMLElement>("form :is(input, textarea, select, summary, button)")];
      return fields
        .filter((field) => !bar?.contains(field) && field.checkVisibility())
        .filter((field) => {
          field.focus();
          const { bottom, height } = field.getBoundingClientRect();
          return bottom - height / 2 > (bar?.getBoundingClientRect().top ?? Infinity);
        })
        .map((field) => field.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
  });
});

test("on a desktop the questions work by keyboard, with earlier answers beside them", async ({ page }) => {
  await open(page, "/en#analyze");
  await choosePhoto(page, "en");
  await page.getByRole("button", { name: "Start analysis" }).click();
  await page.getByLabel("Say it in your own words").pressSequentially("vomiting");
  await page.getByRole("button", { name: "Yes, Vomiting" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Any of this right now?" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/One of our rules/)).toBeVisible();
  await page.getByLabel("None of these", { exact: true }).press("Space");
  await page.getByRole("button", { name: "Next question" }).press("Enter");
  await expect(page.getByRole("heading", { name: "What comes up?" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Change the answer: Any of this/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What we make of it" })).toBeVisible();
  await expectAccessible(page);
});
