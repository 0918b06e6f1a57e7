import { expect, expectAccessible, open, PHONE, test } from "../support/visitor.ts";

test("zoomies: signs of play and of an emergency; ages as tabs; one open answer at a time", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await open(page, "/de/zoomies-wilde-5-minuten-ratgeber");
  await page.getByLabel(/Hintern tief/).check();
  await expect(page.getByText(/Das klingt nach echten Zoomies/)).toBeVisible();
  await page.getByLabel(/taumelt, wirkt verwirrt/).check();
  await expect(page.getByText(/Ruf jetzt in der Praxis oder beim Notdienst an/)).toBeVisible();
  await expect(page.getByText(/Das klingt nach echten Zoomies/)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Senior" }).click();
  await expect(page.getByText(/hat einen guten Tag/)).toBeVisible();

  const unfolded = page.locator("details[open]");
  await page.getByText("Sind Zoomies schlecht für die Gelenke?").click();
  await expect(unfolded).toHaveCount(1);
  await page.getByText("Woran erkenne ich einen Krampfanfall?").click();
  await expect(unfolded).toHaveCount(1);
  await expect(unfolded).toContainText("Bei einem großen Anfall ist ein Hund nicht ansprechbar");

  await page.getByRole("link", { name: "Zoomies-Rechner" }).last().click();
  await expect(page).toHaveURL(/\/de\/tools\/zoomies-rechner$/);
});

test("Labrador: the age changes stage, rule and curve; classifies a puppy's weight; links to the photo check", async ({
  page,
}) => {
  await open(page, "/de/labrador-welpe-gelenkschutz");
  const age = page.getByRole("slider", { name: "Wie alt ist dein Labrador?" });
  await expect(page.getByText("In diesem Alter oft 12,5 bis 16 kg.")).toBeVisible();
  await age.press("End");
  await expect(page.getByText("In diesem Alter oft 25 bis 32 kg.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Erwachsen" })).toBeVisible();
  await page.getByText("Rüde", { exact: true }).first().click();
  await page.getByLabel(/Gewicht in kg/).fill("41");
  await expect(page.getByText(/Das liegt über dem üblichen Bereich/)).toBeVisible();
  await page.getByText("Die Kurve als Tabelle").click();
  await expect(page.getByRole("row", { name: /^18 25–32 29,5–36,5$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Foto prüfen lassen" }).click();
  await expect(page).toHaveURL(/\/de$/);
});

test("posts: the German ones link to each other, the English one is in the list of its topic", async ({ page }) => {
  await open(page, "/de/blog/ist-mein-hund-zu-dick-rippenprobe");
  await expect(page.locator('main a[href="/de/blog/hund-abnehmen-plan"]').first()).toBeVisible();
  await open(page, "/en/topics/food-and-weight");
  await page
    .getByRole("link", { name: /What a photo can and cannot tell/ })
    .first()
    .click();
  await expect(page.getByText(/We cannot judge this/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Gunter 2018/ })).toHaveAttribute(
    "href",
    /10\.1371\/journal\.pone\.0202633/,
  );
});
