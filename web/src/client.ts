import "@hundeblick/web-kit/trusted-types.ts";
import "@hundeblick/web-kit/styles/base.css";
import "@hundeblick/web-kit/styles/hero.css";
import "@hundeblick/web-kit/styles/analyse.css";
import "@hundeblick/web-kit/styles/home.css";
import "@hundeblick/web-kit/styles/photo.css";
import { loadTexts } from "@hundeblick/web-kit/texts.ts";
import { languageOfPath } from "./shared/language/route-language.ts";
import { recordEarlyUse } from "./app/early-use.ts";
import { watchErrors } from "./shared/api/report-error.ts";

const AT_LATEST_MS = 3000;

/** Resolves after the prerendered page is painted; at once in a background tab. */
function seen(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}

/** A prerendered page is complete without scripts: it is painted first and hydrated then. */
async function start(): Promise<void> {
  if (document.getElementById("root")?.dataset["page"]) await seen();
  const language = languageOfPath(location.pathname);
  if (language) void loadTexts(language);
  // a chunk of its own, to avoid one long task
  void import("react-dom/client");
  await import("./main.ts");
}

watchErrors();
if (document.getElementById("root")?.dataset["page"]) recordEarlyUse();
// not awaited: its importers import this file and would deadlock
void start();
