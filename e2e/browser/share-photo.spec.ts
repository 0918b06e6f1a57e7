import type { Page } from "@playwright/test";
import {
  choosePhoto,
  expect,
  expectAccessible,
  expectNoScroll,
  open,
  PHONE,
  photoFile,
  test,
} from "../support/visitor.ts";
import { LANGUAGES, words } from "../support/words.ts";

test.use(PHONE);

/** What Android sends when somebody shares files with the installed site: a form, as a navigation. */
async function share(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), {
      action: "/share-photo",
      method: "post",
      enctype: "multipart/form-data",
    });
    form.append(
      Object.assign(document.createElement("input"), { type: "file", multiple: true, name: "photo", id: "shared" }),
    );
    document.body.append(form);
  });
  await page.locator("#shared").setInputFiles(files);
  await page.locator("form:has(#shared)").evaluate((form: HTMLFormElement) => form.submit());
}

/** The page of somebody who has just installed the site: its worker runs. */
async function openInstalled(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/share-photo"))?.active?.state),
    )
    .toBe("activated");
}

test("a photo shared with the installed site waits on the upload page, and is held nowhere else", async ({ page }) => {
  await openInstalled(page, "/pl/upload");
  const asked: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/share-photo") && !response.fromServiceWorker()) asked.push(response.url());
  });
  await share(page, [{ ...(await photoFile()), name: "notes.txt", mimeType: "text/plain" }, await photoFile()]);
  await page.waitForURL("**/pl/upload");
  await expect(page.getByText(words("pl", "Image ready for analysis"))).toBeVisible();
  expect(asked, "nothing was sent to the server").toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await page.reload();
  await expect(page.getByText(words("pl", "Image ready for analysis"))).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("shows an error for a shared photo that is too large", async ({ page }) => {
  await openInstalled(page, "/de/upload");
  const { buffer, ...file } = await photoFile();
  await share(page, [{ ...file, buffer: Buffer.concat([buffer, Buffer.alloc(12 * 1024 * 1024)]) }]);
  await expect(page.getByRole("alert")).toHaveText(
    words("de", "This photo is larger than 12 MB. Please send a smaller one."),
  );
});

test("without a network a shared photo is not lost, and the page says where it is", async ({ page, context }) => {
  // the page of our own has this status, and the browser asks for an icon
  test.info().annotations.push({ type: "expects-error", description: "503|ERR_INTERNET_DISCONNECTED.*favicon" });
  await openInstalled(page, "/de/upload");
  await context.setOffline(true);
  await share(page, [await photoFile()]);
  await expect(page.getByRole("heading", { name: "Gerade kein Netz" })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Zur Fotoauswahl" }).click();
  await page.waitForURL("**/de/upload");
});

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: language });
    test("a photo that is shared before the worker runs is asked for once more", async ({ page }) => {
      await open(page, "/en/upload");
      await share(page, [await photoFile()]);
      await page.waitForURL(`**/${language}/upload`);
      const sentence = words(language, "The shared photo did not arrive. Please choose it once more.");
      await expect(page.getByRole("alert")).toHaveText(sentence);
      await expectAccessible(page);
      await expectNoScroll(page, 320);
      await choosePhoto(page, language);
      await expect(page.getByText(sentence)).toHaveCount(0);
    });
  });

test("a phone that installs the site starts it in the language of its page and shares photos with it", async ({
  page,
  request,
}) => {
  await open(page, "/pl");
  const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { start_url, icons, share_target } = (await manifest.json()) as {
    start_url: string;
    icons: { src: string }[];
    share_target: { action: string };
  };
  expect([start_url, share_target.action]).toEqual(["/pl", "/share-photo"]);
  for (const { src } of icons) expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
});
