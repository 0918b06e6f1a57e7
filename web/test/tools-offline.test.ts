import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { loadWorker } from "./support/load-worker.ts";

const TITLES = { de: "Gerade kein Netz", en: "No network right now", pl: "Brak połączenia z siecią" };

const PATH = "/de/tools/zoomies-rechner";

/** The worker's offline reply; `kept`: its cache for one tool. */
async function respond(url: string, mode: string, kept?: Response): Promise<Response> {
  const pathOf = (asked: string | { url: string }) => (typeof asked === "string" ? asked : new URL(asked.url).pathname);
  const listeners = loadWorker("tools-offline.js", "https://example.com/tools-offline.js", {
    caches: { match: async (asked: string | { url: string }) => (pathOf(asked) === PATH ? kept : undefined) },
    fetch: async () => Promise.reject(new TypeError("no network")),
    setTimeout: () => undefined,
  });
  const response = Promise.withResolvers<Response>();
  listeners.get("fetch")?.({
    request: { url: `https://example.com${url}`, method: "GET", mode },
    respondWith: (given: Promise<Response>) => response.resolve(given),
  });
  return response.promise;
}

test.each(LANGUAGES)("an uncached tool shows a page in %s when offline", async (language) => {
  const response = await respond(`/${language}/tools/zoomies-rechner?age=adult`, "navigate");
  expect(response.status).toBe(503);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const page = await response.text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${TITLES[language]}</h1>`);
});

test("serves a cached tool; an uncached file is an error", async () => {
  const kept = new Response("kept");
  expect(await respond(PATH, "navigate", kept)).toBe(kept);
  expect(await respond(`${PATH}/check?age=adult`, "navigate", kept)).toBe(kept);
  await expect(respond("/lang/de.json", "cors")).rejects.toThrow("no network");
});
