import type { Page } from "@playwright/test";
import { choosePhoto, expect, open } from "./visitor.ts";
import { type Language, words } from "./words.ts";

/** Opens the details form on a phone, with a photo. */
export async function openDetails(page: Page, language: Language): Promise<void> {
  await open(page, `/${language}/upload`);
  await choosePhoto(page, language);
  await page.getByRole("link", { name: words(language, "Go on to the questions") }).click();
  await expect(page.getByLabel(words(language, "Say it in your own words"))).toBeVisible();
}

/** Ticks a concern in its group. */
export async function chooseConcern(page: Page, group: string, concern: string): Promise<void> {
  await page.locator("summary", { hasText: group }).click();
  await page.locator(".chip", { hasText: concern }).first().click();
}

/** Submits the form despite an emergency. */
export async function sendInEmergency(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: words(language, "Go on with the questions anyway") }).click();
  await page.getByRole("button", { name: words(language, "Continue"), exact: true }).click();
}
