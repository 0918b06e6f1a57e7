import "@hundeblick/web-kit/trusted-types.ts";
import "@hundeblick/web-kit/styles/base.css";
import "@hundeblick/web-kit/styles/hero.css";
import "@hundeblick/web-kit/styles/analyse.css";
import "@hundeblick/web-kit/styles/home.css";
import "@hundeblick/web-kit/styles/photo.css";
import { loadTexts } from "@hundeblick/web-kit/texts.ts";
import { languageOfPath } from "./shared/language/route-language.ts";
import { keepEarlyUse } from "./app/early-use.ts";
import { watchErrors } from "./shared/api/report-error.ts";

const AT_LATEST_MS = 3000;

/** Resolves once the prerendered page is on the screen; at once where nobody looks (a background tab). */
function seen(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}

/** A prerendered page is complete without scripts: it is shown first and brought to life then. */
async function start(): Promise<void> {
  if (document.getElementById("root")?.dataset["page"]) await seen();
  const language = languageOfPath(location.pathname);
  if (language) void loadTexts(language);
  // A file of its own, run on its own: in one piece with the rest it would hold the page back.
  void import("react-dom/client");
  await import("./main.tsx");
}

watchErrors();
if (document.getElementById("root")?.dataset["page"]) keepEarlyUse();
// Not awaited: what comes now imports from this file and would wait for its end.
void start();
