import { expect, type Page, type Request } from "@playwright/test";

/** Pending requests of each page, without event streams, which do not end. */
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
  // an unread response, as of a sign-out, never finishes
  page.on("response", (response) => {
    if (response.request().method() !== "GET") close(response.request());
  });
}

/** Waits until requests and animations of a page have ended and all its parts are rendered (use-show-parts.ts). */
export async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() => [...(unanswered.get(page) ?? [])].map((request) => request.url()), { intervals: [20] })
    .toEqual([]);
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".parts > *, .prose > section")].every(
      (part) => getComputedStyle(part).contentVisibility === "visible",
    ),
  );
  await page.evaluate(async () => {
    await new Promise((drawn) => setTimeout(drawn));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
