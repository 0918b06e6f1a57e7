/** @vitest-environment node */
import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { loadWorker } from "./support/load-worker.ts";

const TITLES = { de: "Gerade kein Netz", en: "No network right now", pl: "Brak połączenia z siecią" };
const photo = (name: string, type = "image/jpeg") => new File(["photo"], name, { type });

/** The worker of an installed site; `lapse` ends the two minutes in which it holds the nth photo. */
function startWorker({ language = "de", onLine = true } = {}) {
  const ends: (() => void)[] = [];
  const held: Promise<unknown>[] = [];
  const address = `https://example.com/share-photo.js?language=${encodeURIComponent(language)}`;
  const listeners = loadWorker("share-photo.js", address, {
    navigator: { onLine },
    setTimeout: (end: () => void) => ends.push(end),
  });

  async function share(files: File[], method = "POST"): Promise<Response | undefined> {
    const form = new FormData();
    for (const file of files) form.append("photo", file);
    let response: Promise<Response> | undefined;
    listeners.get("fetch")?.({
      request: new Request("https://example.com/share-photo", { method, ...(method === "POST" && { body: form }) }),
      respondWith: (given: Promise<Response>) => (response = given),
      waitUntil: (until: Promise<unknown>) => held.push(until),
    });
    return response;
  }

  async function take(): Promise<File | null> {
    const { promise, resolve } = Promise.withResolvers<File | null>();
    listeners.get("message")?.({ ports: [{ postMessage: resolve }] });
    return promise;
  }
  async function lapse(nth: number): Promise<void> {
    ends[nth]?.();
    await held[nth];
  }
  return { share, take, lapse };
}

test.each(LANGUAGES)("leads a shared photo to the upload page in %s and gives it away once", async (language) => {
  const { share, take } = startWorker({ language });
  const response = await share([photo("frieda.jpg")]);
  expect(response?.status).toBe(303);
  expect(response?.headers.get("location")).toBe(`https://example.com/${language}/upload?shared`);
  expect((await take())?.name).toBe("frieda.jpg");
  expect(await take()).toBeNull();
});

test("holds the first picture of many files, and nothing of what is none", async () => {
  const { share, take } = startWorker();
  await share([photo("notes.txt", "text/plain"), photo("one.heic", ""), photo("two.jpg")]);
  expect((await take())?.name).toBe("one.heic");
  for (const none of [[photo("page.html", "text/html")], []]) {
    expect((await share(none))?.status).toBe(303);
    expect(await take()).toBeNull();
  }
});

test("deletes a photo that is not used, and keeps the one shared after it", async () => {
  const { share, take, lapse } = startWorker();
  await share([photo("first.jpg")]);
  await lapse(0);
  expect(await take()).toBeNull();
  await share([photo("second.jpg")]);
  await share([photo("third.jpg")]);
  await lapse(1);
  expect((await take())?.name).toBe("third.jpg");
});

test.each(LANGUAGES)("says in %s that there is no network, and that the photo is not lost", async (language) => {
  const { share, take } = startWorker({ language, onLine: false });
  const response = await share([photo("frieda.jpg")]);
  const page = await response?.text();
  expect(page).toContain(`<h1>${TITLES[language]}</h1>`);
  expect(page).toContain(`href="/${language}/upload"`);
  expect(await take()).toBeNull();
});

test("speaks German where its address names no language of ours", async () => {
  for (const language of ["../evil", "constructor", ""]) {
    const response = await startWorker({ language }).share([photo("frieda.jpg")]);
    expect(response?.headers.get("location")).toBe("https://example.com/de/upload?shared");
  }
});

test("leaves everything but a shared photo to the network", async () => {
  expect(await startWorker().share([], "GET")).toBeUndefined();
});
