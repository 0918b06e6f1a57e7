import type { Page } from "@playwright/test";
import { signInAsOperator } from "../support/operator.ts";
import { expect, expectAccessible, expectNoScroll, test } from "../support/visitor.ts";

const REVIEWER = {
  name: "Ada Muster",
  credentials: { de: "Tierärztin", en: "veterinarian", pl: "lekarka weterynarii" },
  url: "https://example.org/ada",
  reviewed: { article: "2099-01-01", breed: "2026-05-14" },
};
const claims = (page: Page, more: object) =>
  page.route("**/api/claims", (route) =>
    route.fulfill({ json: { reports: null, medianSeconds: null, testimonials: [], ...more } }),
  );
const graphOf = async (page: Page) =>
  (
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}") as {
      "@graph": Record<string, unknown>[];
    }
  )["@graph"][0];

for (const [path, pending] of [
  ["/de/blog/arthrose-beim-hund", "Tierärztliche Prüfung steht aus."],
  ["/en/check/vomiting", "Not yet reviewed by a vet."],
  ["/pl/blog/biegunka-u-psa", "Tekst czeka na ocenę lekarza weterynarii."],
] as const)
  test(`${path} states that it was not reviewed`, async ({ page }) => {
    await claims(page, {});
    await page.goto(path);
    await expect(page.getByText(pending)).toBeVisible();
  });

for (const [path, line] of [
  ["/de/blog/arthrose-beim-hund", /^Fachlich geprüft von Ada Muster .*, Tierärztin \(1\. Januar 2099\)$/],
  ["/en/blog/arthritis-in-dogs", /^Reviewed by Ada Muster .*, veterinarian \(1 January 2099\)$/],
  ["/pl/blog/biegunka-u-psa", /^Konsultacja merytoryczna: Ada Muster .*, lekarka weterynarii \(1 stycznia 2099\)$/],
] as const)
  test(`${path} names its reviewer to readers and search engines`, async ({ page }) => {
    await claims(page, { reviewer: REVIEWER });
    await page.goto(path);
    await expect(page.getByText(line)).toBeVisible();
    expect(await graphOf(page)).toMatchObject({
      "@type": "Article",
      mainEntityOfPage: {
        "@type": "WebPage",
        lastReviewed: "2099-01-01",
        reviewedBy: { "@type": "Person", url: REVIEWER.url },
      },
    });
    await expectNoScroll(page, 320);
    await expectAccessible(page);
  });

test("a breed has its own date of review; a concern that was not reviewed names nobody", async ({ page }) => {
  await claims(page, { reviewer: REVIEWER });
  await page.goto("/en/breeds/beagle");
  await expect(page.getByText(/^Reviewed by Ada Muster .* \(14 May 2026\)$/)).toBeVisible();
  expect(await graphOf(page)).toMatchObject({ "@type": "WebPage", reviewedBy: { name: "Ada Muster" } });
  await page.goto("/en/check/vomiting");
  await expect(page.getByText("Not yet reviewed by a vet.")).toBeVisible();
  expect(await graphOf(page)).not.toHaveProperty("reviewedBy");
});

test("an operator adds and removes a reviewer", async ({ page }) => {
  await signInAsOperator(page, "/admin?tab=settings");
  await page.getByRole("button", { name: "Add reviewer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(REVIEWER.name);
  await dialog.getByLabel("Link").fill(REVIEWER.url);
  for (const language of ["German", "English", "Polish"])
    await dialog.getByLabel(`Credentials in ${language}`).fill("…");
  await dialog.getByRole("button", { name: "Save reviewer" }).click();
  await expect(dialog.getByText("Enter at least one day.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Breeds reviewed on").fill("2026-05-14");
  await dialog.getByRole("button", { name: "Save reviewer" }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole("region", { name: "Reviewer" });
  await expect(card.getByText(REVIEWER.name)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Remove reviewer" }).click();
  await dialog.getByRole("button", { name: "Remove reviewer" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText("No reviewer:", { exact: false })).toBeVisible();
});
