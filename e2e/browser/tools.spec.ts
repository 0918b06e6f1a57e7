import { readFile } from "node:fs/promises";
import { countPages } from "../support/printed-pages.ts";
import { EXAMPLES, isoDay } from "../support/tool-examples.ts";
import { expect, expectAccessible, open, openFirst, test } from "../support/visitor.ts";

test("a tool that was opened once works again without the network, also with a result in its link", async ({
  page,
  context,
}) => {
  test.info().annotations.push({ type: "expects-error", description: "ERR_INTERNET_DISCONNECTED|ERR_FAILED" });
  // all at once: each keeps itself only when everything else is done
  await Promise.all(
    EXAMPLES.map(async ({ slug }, nth) => {
      const tab = await context.newPage();
      const path = `/de/tools/${slug}`;
      // the first one is come to from a screen of the app, as by a link
      await open(tab, nth === 0 ? "/de/upload" : path);
      if (nth === 0)
        await tab.evaluate((to) => {
          history.pushState({}, "", to);
          dispatchEvent(new PopStateEvent("popstate"));
        }, path);
      await expect.poll(() => tab.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path)).toBe(true);
      await expect
        .poll(() =>
          tab.evaluate(async () =>
            (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active?.state === "activated"),
          ),
        )
        .toBe(true);
      await tab.close();
    }),
  );
  await context.setOffline(true);
  for (const { slug, link, says } of EXAMPLES) {
    await page.goto(`/de/tools/${slug}?${link}`);
    await expect(page.locator(".result").getByText(says.de, { exact: true })).toBeVisible();
    // the result has moved to an address of its own, which is there as well
    await expect(page).toHaveURL(/\/tools\/[^/]+\/\w+\?/);
    await page.reload();
    await expect(page.locator(".result").getByText(says.de, { exact: true })).toBeVisible();
    // what was never opened is not there: nothing of this came over the network
    expect(
      await page.evaluate(() =>
        fetch("/lang/en.json").then(
          () => "answered",
          () => "no network",
        ),
      ),
    ).toBe("no network");
  }
});

test("a result is shared with title, text and its own link; without a share sheet the three networks are offered", async ({
  page,
  context,
  browserName,
}) => {
  expect(browserName).toBe("chromium");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { slug, link } = EXAMPLES[4];
  await open(page, `/en/tools/${slug}?${link}`);
  await expect(page.locator(".result")).toContainText("Worth a second look");
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (data: ShareData) => {
        document.title = JSON.stringify(data);
      },
    }),
  );
  // the page takes the title of its result once it is rendered
  const title = "Worth a second look – Zoomies calculator – Hundeblick";
  await expect(page).toHaveTitle(title);
  await page.getByRole("button", { name: "Share result" }).click();
  await expect
    .poll(async () => JSON.parse(await page.title()) as ShareData)
    .toEqual({ title, text: "My dog’s zoomies: 50 of 100 points.", url: page.url() });
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", { configurable: true, value: () => Promise.reject(new Error("no")) }),
  );
  await page.getByRole("button", { name: "Share result" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `My dog’s zoomies: 50 of 100 points. ${page.url()}`,
  );
  for (const network of ["wa.me", "facebook.com", "x.com"])
    await expect(page.locator(`.result a[href*="${network}"][target="_blank"]`)).toHaveCount(1);
});

test("on paper stands the result, what it was worked out from, how well it is backed up, and nothing to press", async ({
  page,
}) => {
  const { slug, link } = EXAMPLES[0];
  await open(page, `/pl/tools/${slug}?${link}`);
  await expect(page.locator(".result").getByText("73", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".result").getByText("73", { exact: true })).toBeVisible();
  await expect(page.getByText("Ile lat ma twój pies? 9")).toBeVisible();
  // a browser prints no grounds: the pale words of the screen would be lost on white
  for (const ink of [".result", ".result .soft"])
    await expect(page.locator(ink).first()).toHaveCSS("color", "rgb(30, 43, 36)");
  await expect(page.getByRole("heading", { name: "Na ile to pewne?" })).toBeVisible();
  for (const gone of [".site-header", ".site-footer", ".result .button", "form", ".section--sunken table"])
    await expect(page.locator(gone).first()).toBeHidden();
});

for (const [language, age, size, calculate] of [
  ["de", "Wie alt ist dein Hund?", "Mittel, 10–25 kg", "Ausrechnen"],
  ["pl", "Ile lat ma twój pies?", "Średni, 10–25 kg", "Oblicz"],
] as const)
  test(`two and a half years, typed with a comma as in ${language}, are not 25`, async ({ page }) => {
    await open(page, `/${language}/tools/hundejahre-rechner`);
    await page.getByLabel(age).pressSequentially("2,5");
    await page.getByText(size, { exact: true }).click();
    await page.getByRole("button", { name: calculate }).click();
    await expect(page.locator(".result-number")).toHaveText("46");
  });

test("an impossible age shows its limits, and the following answers stay", async ({ page }) => {
  await open(page, "/en/tools/hundejahre-rechner");
  const age = page.getByLabel("How old is your dog?");
  await age.pressSequentially("30");
  await page.getByText("Medium, 10–25 kg", { exact: true }).click();
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(age).toHaveAccessibleDescription(/^Please give half or whole years, from 0\.5 to 25\./);
  await expect(age).toBeFocused();
  await expect(page.getByRole("radio", { name: "Medium, 10–25 kg" })).toBeChecked();
  await expectAccessible(page);
});

test("the heat calculator from the first step to the calendar file, without the network", async ({ page, context }) => {
  // The browser asks for the icon again when the address changes, and the page for the files it wants to keep.
  test.info().annotations.push({ type: "expects-error", description: "ERR_INTERNET_DISCONNECTED" });
  await openFirst(page, "/de/tools/laeufigkeits-rechner");
  await context.setOffline(true);
  await page.getByLabel("Wann begann die letzte Läufigkeit?").fill("2026-06-10");
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByText("6 Monate").click();
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByRole("button", { name: "Überspringen" }).click();
  await page.getByRole("button", { name: "Ergebnis berechnen" }).click();
  await expect(page.getByText("10. Dezember 2026").first()).toBeVisible();
  await expect(page).toHaveURL(/last=2026-06-10&cycle=6$/);
  await expect(page.getByText("Wann begann die letzte Läufigkeit? 10. Juni 2026")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "In den Kalender" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("hundeblick-laeufigkeit-moeglich-2026-11-26.ics");
  expect(await readFile(await file.path(), "utf8")).toContain(
    "DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261225",
  );
});

test("the header's menu holds all tools, and one leads to the next", async ({ page }) => {
  await open(page, "/en/tools/hundejahre-rechner");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Tools" }).hover();
  await expect(page.locator('.site-nav a[href*="/tools/"]')).toHaveCount(EXAMPLES.length);
  await page.locator('.site-nav a[href$="/zoomies-rechner"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Zoomies calculator" })).toBeVisible();
});

test("a puppy's weights are entered one after the other, stay on a change of language, and print on one sheet", async ({
  page,
}) => {
  await open(page, `/de/tools/welpen-gewichtskurve?dog=labrador-retriever&sex=female&born=${isoDay(-84)}`);
  await page.getByLabel("Gewicht in kg").fill("8,9");
  await page.getByLabel("Gewogen am").fill(isoDay(-14));
  await page.keyboard.press("Enter");
  await page.getByLabel("Gewicht in kg").fill("10,3");
  await page.getByRole("button", { name: "Eintragen" }).click();
  await expect(page.locator(".result-word")).toHaveText("10,3 kg");
  await expect(page.locator(".growth-dog")).toHaveCount(2);
  await page.getByText("Die Kurve als Tabelle").click();
  await expect(page.getByRole("row", { name: /^12 22,5–29$/ })).toBeVisible();
  await expectAccessible(page);
  await page.locator("footer").getByRole("link", { name: "English" }).press("Enter");
  await expect(page.locator(".result-word")).toHaveText("10.3 kg");
  await expect(page.getByRole("row", { name: /101%/ }).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".growth-curve svg")).toBeVisible();
  await expect(page.getByLabel("Weight in kg")).toBeHidden();
  expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});
