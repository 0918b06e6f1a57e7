import { expect, type Page, type Request } from "@playwright/test";

/** What each page has asked for and not got yet; streams of events, which do not end, are left out. */
const unanswered = new WeakMap<Page, Set<Request>>();

export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  unanswered.set(page, open);
  const close = (request: Request) => open.delete(request);
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    if (["fetch", "xhr"].includes(request.resourceType())) open.add(request);
  });
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  // an answer that nobody reads, as to a signing out, never finishes
  page.on("response", (response) => {
    if (response.request().method() !== "GET") close(response.request());
  });
}

/** Waits until a page has its answers and has drawn them, and whatever moves or changes its colour has done so. */
export async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() => [...(unanswered.get(page) ?? [])].map((request) => request.url()), { intervals: [20] })
    .toEqual([]);
  await page.evaluate(async () => {
    await new Promise((drawn) => setTimeout(drawn));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
