import { readFile } from "node:fs/promises";
import { expect, expectAccessible, expectNoScroll, open, openFirst, test } from "../support/visitor.ts";
import { LANGUAGES } from "../support/words.ts";

/** A result by its link, and what it says first in every language. The constants are those of the specification. */
const EXAMPLES = [
  { slug: "hundejahre-rechner", link: "age=9&size=large", says: { de: "73", en: "73", pl: "73" } },
  {
    slug: "laeufigkeits-rechner",
    link: "last=2026-06-10&cycle=6&size=small&age=young",
    says: { de: "10. Dezember 2026", en: "10 December 2026", pl: "10 grudnia 2026" },
  },
  {
    slug: "milchzahn-tracker",
    link: "age=7&size=small&seen=double&found=no&on=2026-11-21",
    says: { de: "Bitte ansehen lassen", en: "Please have it looked at", pl: "Warto to pokazać" },
  },
  {
    slug: "fellwechsel-kalender",
    link: "coat=doppelfell&size=large&living=mixed&month=11",
    says: { de: "Extrem", en: "Extreme", pl: "Ekstremalnie" },
  },
  {
    slug: "zoomies-rechner",
    link: "age=adult&often=multiple-daily&trigger=evening&lasts=over-5",
    says: { de: "Einen zweiten Blick wert", en: "Worth a second look", pl: "Warto przyjrzeć się bliżej" },
  },
  {
    slug: "welpenschutz-mythos-test",
    link: "age=8-12&place=dog-park&dogs=stranger&behaviour=pushy",
    says: { de: "Hohes Risiko", en: "High risk", pl: "Wysokie ryzyko" },
  },
  {
    slug: "hunde-horoskop",
    link: "sign=capricorn&day=2026-11-21",
    says: { de: "Steinbock", en: "Capricorn", pl: "Koziorożec" },
  },
] as const;

for (const { slug, link, says } of EXAMPLES) {
  for (const language of LANGUAGES) {
    test(`${slug} in ${language}: a link restores the result, for everybody, on every width`, async ({ page }) => {
      await open(page, `/${language}/tools/${slug}?${link}`);
      await expect(page.locator(".result").getByText(says[language], { exact: true })).toBeVisible();
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page);
      for (const width of [1280, 768, 320]) await expectNoScroll(page, width);
    });
  }

  test(`${slug} is there without a script, for search engines`, async ({ browser, baseURL }) => {
    const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await still.newPage();
    await page.goto(`/de/tools/${slug}`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/de/tools/${slug}$`));
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(4);
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{60,}/);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}") as {
      "@graph": { "@type": string }[];
    };
    expect(data["@graph"].map((part) => part["@type"])).toEqual(["WebApplication", "BreadcrumbList"]);
    await still.close();
  });
}

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
  const title = await page.title();
  await page.getByRole("button", { name: "Share result" }).click();
  await expect
    .poll(async () => JSON.parse(await page.title()) as ShareData)
    .toEqual({ title, text: "My dog's zoomies: 50 of 100 points.", url: page.url() });
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", { configurable: true, value: () => Promise.reject(new Error("no")) }),
  );
  await page.getByRole("button", { name: "Share result" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `My dog's zoomies: 50 of 100 points. ${page.url()}`,
  );
  for (const network of ["wa.me", "facebook.com", "x.com"])
    await expect(page.locator(`.result a[href*="${network}"][target="_blank"]`)).toHaveCount(1);
});

test("on paper stands the result and nothing to press", async ({ page }) => {
  const { slug, link } = EXAMPLES[0];
  await open(page, `/pl/tools/${slug}?${link}`);
  await expect(page.locator(".result").getByText("73", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".result").getByText("73", { exact: true })).toBeVisible();
  for (const gone of [".site-header", ".site-footer", ".result .button", "form"])
    await expect(page.locator(gone).first()).toBeHidden();
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
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "In den Kalender" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("hundeblick.ics");
  expect(await readFile(await file.path(), "utf8")).toContain(
    "DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261225",
  );
});

test("the header's menu holds all seven tools, and one leads to the next", async ({ page }) => {
  await open(page, "/en/tools/hundejahre-rechner");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Tools" }).hover();
  await expect(page.locator('.site-nav a[href*="/tools/"]')).toHaveCount(7);
  await page.locator('.site-nav a[href$="/zoomies-rechner"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Zoomies calculator" })).toBeVisible();
});
