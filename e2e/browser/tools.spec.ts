import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoScroll, open, openFirst, test } from "../support/visitor.ts";
import { type Language, LANGUAGES } from "../support/words.ts";

/** A mating twenty days ago, and the birth it leads to: the calendar takes no day that is long past. */
const PREGNANCY = (() => {
  const now = new Date();
  const dayFromNow = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const mated = dayFromNow(-20).toLocaleDateString("sv");
  const born = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(dayFromNow(63 - 20));
  return { mated, says: { de: born("de-DE"), en: born("en-GB"), pl: born("pl-PL") } };
})();

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
    says: { de: "Bitte ansehen lassen", en: "Please have it looked at", pl: "Warto pokazać to weterynarzowi" },
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
  {
    slug: "traechtigkeits-kalender",
    link: `basis=mating&day=${PREGNANCY.mated}&build=short&litter=few`,
    says: PREGNANCY.says,
  },
  {
    slug: "tierarztkosten-rechner",
    link: "services=exam.vaccination&time=emergency",
    says: { de: "157,75 € bis 255,99 €", en: "€157.75 to €255.99", pl: "157,75 € do 255,99 €" },
  },
  {
    slug: "wurm-und-zecken-kalender",
    link: "country=de&age=adult&habits=meets.hunts&household=none&travels=entry&on=2026-11-21&arrival=2026-12-18",
    says: { de: "Risikogruppe C", en: "Risk group C", pl: "Grupa ryzyka C" },
  },
  {
    slug: "gift-rechner",
    link: "signs=none&weight=10&kind=dark&unit=g&amount=30&when=now",
    says: {
      de: "Ruf jetzt an, bevor du etwas tust",
      en: "Ring now, before you do anything",
      pl: "Zadzwoń teraz, zanim cokolwiek zrobisz",
    },
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
    expect(data["@graph"].map((part) => part["@type"])).toEqual([
      "WebApplication",
      ...((await page.locator(".faq-item").count()) > 0 ? ["FAQPage"] : []),
      "BreadcrumbList",
    ]);
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

/** The answer with this number, a day, or what is typed; `next` sends what is there, `tab` goes one further. */
type Key = number | `${number}` | "next" | "tab" | `day ${string}`;
const KEYED: readonly { slug: string; keys: readonly Key[]; says: Record<Language, string> }[] = [
  { slug: "hundejahre-rechner", keys: ["9", 2, "next"], says: { de: "73", en: "73", pl: "73" } },
  {
    slug: "laeufigkeits-rechner",
    keys: ["day 2026-06-10", "next", 2, "next", 0, "next", 0, "next"],
    says: EXAMPLES[1].says,
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
    // a new step has put the focus on its question, an answered one leaves it on the answer
    if (at > 0) await keyboard.press("Tab");
    if (key === "tab") continue;
    if (key === 0) await keyboard.press("Space");
    else if (typeof key === "number") for (let down = 0; down < key; down++) await keyboard.press("ArrowDown");
    else if (key.startsWith("day ")) await first.fill(key.slice(4));
    else await keyboard.type(key);
  }
}

for (const { slug, keys, says } of KEYED)
  for (const language of LANGUAGES)
    test(`${slug} in ${language}: filled in with keys alone, it says what the specification says`, async ({ page }) => {
      await open(page, `/${language}/tools/${slug}`);
      await pressKeys(page, keys);
      await expect(page.locator(".result").getByText(says[language], { exact: true })).toBeVisible();
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

test("an age that no dog has is told its bounds, and the answers after it stay", async ({ page }) => {
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
