import { signInAsOperator } from "../support/operator.ts";
import { expect, expectAccessible, expectNoScroll, test } from "../support/visitor.ts";

const VOICE = { name: "Ada", dog: "Bo", text: { de: "Klar gesagt.", en: "Said clearly.", pl: "Jasno powiedziane." } };

test("without testimonials and counts the home page shows none", async ({ page }) => {
  await page.route("**/api/claims", (route) =>
    route.fulfill({ json: { reports: null, medianSeconds: null, testimonials: [] } }),
  );
  await page.goto("/de");
  await expect(page.getByText("Foto genügt für den Anfang")).toBeVisible();
  const section = page.getByRole("region", { name: "Urteile selbst" });
  await expect(section.getByRole("link", { name: "Beispielbericht ansehen" })).toBeVisible();
  await expectAccessible(page);
});

test("counts and testimonials appear on the home page in its language", async ({ page }) => {
  await page.route("**/api/claims", (route) =>
    route.fulfill({ json: { reports: 12_345, medianSeconds: 9, testimonials: [VOICE] } }),
  );
  await page.goto("/pl");
  await expect(page.getByText(/^12\s345$/)).toBeVisible();
  const section = page.getByRole("region", { name: "Co piszą o nas inni" });
  await expect(section.getByText("„Jasno powiedziane.”")).toBeVisible();
  await expect(section.getByText("Ada i Bo")).toBeVisible();
  await expectNoScroll(page, 360);
  await expectAccessible(page);
});

test("an operator adds a testimonial with the date of consent, and deletes it", async ({ page }) => {
  await signInAsOperator(page, "/admin?tab=settings");
  await expect(page.getByRole("table", { name: "Figures" }).getByText(/Tracking: daily counts/)).toBeVisible();
  await page.getByRole("button", { name: "Add testimonial" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Cara");
  await dialog.getByLabel("Dog").fill("Kim");
  for (const language of ["German", "English", "Polish"]) await dialog.getByLabel(`Text in ${language}`).fill("…");
  await dialog.getByRole("button", { name: "Save testimonial" }).click();
  await expect(dialog.getByText("This cannot be right.")).toBeVisible();
  await dialog.getByLabel("Consent given on").fill("2026-05-01");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save testimonial" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Edit: Cara with Kim" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Edit: Cara with Kim" })).toBeHidden();
});
