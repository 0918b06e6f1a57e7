import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { choosePhoto, expect, expectAccessible, open, openFirst, PHONE, test } from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

const KB = 1000;

test("no page exceeds its budget before any interaction", async ({ page }) => {
  await openFirst(page, "/de");
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(115 * KB);
  // each tool, the list of posts and the hero picture, by the build's manifest; throws when one is too large
  expect(execFileSync(process.execPath, ["web/scripts/budget.mjs"], { encoding: "utf8" })).not.toContain("OVER");
});

test("report, wizard, admin area and lists for editors are not indexed", async ({ page, request }) => {
  for (const path of [
    "/de/report/example",
    "/report/example",
    "/en/upload",
    "/pl/details",
    "/de/analyzing",
    "/admin",
    "/admin/checks",
    "/admin/emails",
    "/seo-debug",
    "/glob-test",
  ]) {
    expect((await request.get(path)).headers()["x-robots-tag"], path).toBe("noindex");
  }
  await page.goto("/de/report/example");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
});

/** Elements that must be unique in the head. */
const ONCE = ["title", 'link[rel="canonical"]', 'meta[name="description"]', 'meta[property="og:title"]'];

for (const [path, heading] of [
  ["/blog", "Guides"],
  ["/contact", "Get in Touch"],
  ["/privacy", "Privacy Policy"],
] as const) {
  test(`${path} after a visit in Polish has one head, in the language of its text`, async ({ page }) => {
    await open(page, "/pl");
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: words("de", heading), exact: true })).toBeVisible();
    for (const tag of ONCE) await expect(page.locator(tag), tag).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/de${path}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
}

test("the language switch leads to the home page of that language", async ({ page }) => {
  await open(page, "/de");
  await page
    .getByRole("button", { name: /Sprache/ })
    .or(page.locator(".lang summary"))
    .first()
    .click();
  await page.getByRole("link", { name: "Polski" }).first().click();
  await page.waitForURL(/\/pl\/?$/);
  await expect(page.getByRole("heading", { name: words("pl", "Show us your dog") })).toBeVisible();
  await expect(page).toHaveTitle(/Hundeblick/);
});

test("the language switch works before the page's lower part is hydrated", async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  for (const part of ["AnalyzeSection", "HomeSections"])
    await page.route(`**/${part}-*.js`, (route) => arrived.promise.then(() => route.continue()));
  await open(page, "/de");
  await page.getByRole("button", { name: /Sprache/ }).click();
  await page.getByRole("link", { name: "Polski" }).first().click();
  await expect(page.getByRole("heading", { name: words("pl", "Show us your dog") })).toBeVisible();
  arrived.resolve();
  await expect(page.getByRole("heading", { name: words("pl", "Three steps, one minute") })).toBeVisible();
  await expect(page.getByRole("button", { name: words("pl", "Choose a photo") }).last()).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`the contact form, ${language}: validates, delivers a message to the operator, and shows a failure`, async ({
    page,
    request,
  }) => {
    test.info().annotations.push({ type: "expects-error", description: "ERR_FAILED .*/api/contact$" });
    const field = (name: string) => page.getByLabel(words(language, name), { exact: true });
    const send = page.getByRole("button", { name: words(language, "Send message") });
    const subject = `Frage ${language} ${Date.now()}`;
    const sent: string[] = [];
    page.on("request", (one) => {
      if (one.url().endsWith("/api/contact")) sent.push(one.postData() ?? "");
    });
    await open(page, `/${language}/contact`);
    await field("Name").fill("Jana");
    await field("Your e-mail address").fill("no address");
    await field("Subject").fill(subject);
    await field("Message").fill("Hallo,\nwie geht das?");
    await send.click();
    expect(await field("Your e-mail address").evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    );
    expect(sent).toEqual([]);

    await field("Your e-mail address").fill("jana@example.com");
    await page.route("**/api/contact", (route) => route.abort());
    await send.click();
    await expect(
      page.getByText(words(language, "Something went wrong. Please try again later or email us directly.")),
    ).toBeVisible();
    await expect(page.locator("form output"), "the message is where reading goes on").toBeFocused();
    await expect(field("Message")).toHaveValue("Hallo,\nwie geht das?");
    await page.unroute("**/api/contact");

    await send.click();
    await expect(
      page.getByText(words(language, "Thank you for your message! We'll get back to you soon.")),
    ).toBeVisible();
    await expect(page.locator("form output")).toBeFocused();
    await expect(field("Message")).toHaveValue("");
    await expectAccessible(page);
    await expect
      .poll(async () => (await request.get(`${process.env["MAIL_URL"]}/api/mails`)).text())
      .toContain(subject);
    // the honeypot is neither visible nor focusable
    await expect(page.locator('input[name="website"]')).toHaveAttribute("tabindex", "-1");
    expect(JSON.parse(sent.at(-1) ?? "{}")).toMatchObject({ subject, website: "", language });
  });
}

/** A built page whose script is still loading. */
async function openStill(page: Page, path: string): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/assets/site-*.js", (route) => arrived.promise.then(() => route.continue()));
  await page.goto(path);
  return arrived.resolve;
}

test("a message submitted before the script loaded is sent afterwards, and never in the address", async ({ page }) => {
  const hydrate = await openStill(page, "/en/contact");
  await page.getByLabel("Name", { exact: true }).fill("Jana");
  await page.getByLabel("Your e-mail address").fill("jana@example.com");
  await page.getByLabel("Subject").fill("Early");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  hydrate();
  await expect(page.getByText("Thank you for your message! We'll get back to you soon.")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test("answers given before the script loaded count", async ({ page }) => {
  let hydrate = await openStill(page, "/en/tools/welpenschutz-mythos-test");
  for (const answer of ["8–12 weeks", "At the dog park", "Dogs you do not know", "Calmly"])
    await page.getByText(answer, { exact: true }).click();
  hydrate();
  await page.getByRole("button", { name: "See the result" }).click();
  await expect(page.getByText("High risk", { exact: true })).toBeVisible();

  hydrate = await openStill(page, "/en/tools/hundejahre-rechner");
  await page.getByLabel("How old is your dog?").fill("9");
  await page.getByText("Large, 25–45 kg", { exact: true }).click();
  hydrate();
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.locator(".result-number")).toHaveText("73");
});

test("a section of the home page is reached from another page", async ({ page }) => {
  await open(page, "/de/blog");
  await page
    .getByRole("link", { name: words("de", "How it works") })
    .first()
    .click();
  await expect(page.locator("#how-it-works")).toBeInViewport();
});

test("on a wide window the wizard's second step is on the home page, beside the photo", async ({ page }) => {
  await open(page, "/pl/upload");
  await choosePhoto(page, "pl");
  await page.getByRole("link", { name: words("pl", "Go on to the questions") }).click();
  await expect(page.locator("#analyze h2").first()).toBeInViewport();
  await expect(page.getByRole("button", { name: words("pl", "Start analysis") })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the menu opens, links to a section and closes", async ({ page }) => {
    await open(page, "/en");
    await page.getByRole("button", { name: "Menu" }).or(page.locator(".menu summary")).first().click();
    await page.getByRole("link", { name: "How it works" }).first().click();
    await expect(page.locator("#how-it-works")).toBeInViewport();
  });
});
