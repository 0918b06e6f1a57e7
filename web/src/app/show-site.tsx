import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { createI18n } from "@hundeblick/web-kit/i18n.ts";
import { loadTexts } from "@hundeblick/web-kit/texts.ts";
import { App } from "./App.tsx";
import { persistSession, restorePhoto } from "./persist-session.ts";
import { languageOfPath } from "../shared/language/route-language.ts";
import { newSession } from "../shared/session/session.slice.ts";
import { storedSession } from "../shared/session/stored-session.ts";
import { makeStore } from "../shared/store/store.ts";

/** Records the visit even if the browser is never idle. */
const RECORDED_WITHIN_MS = 1500;

/** Shows the page of this address, or takes over the prerendered one, and records the visit. */
export async function showSite(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html without #root");

  const stored = storedSession();
  // `data-as`: the localised path of a page without a language prefix
  const language = languageOfPath(root.dataset["as"] ?? location.pathname) ?? stored.language;
  const nameLanguage = (spoken: Language) => {
    document.documentElement.lang = spoken;
    document.documentElement.dir = LANGUAGE_FACTS[spoken].direction;
  };
  nameLanguage(language);

  const i18n = createI18n(language, await loadTexts(language));
  i18n.on("languageChanged", nameLanguage);
  const store = makeStore({ ...stored, language, country: language });
  persistSession(store);

  const app = (
    <StrictMode>
      <App
        store={store}
        drawnFrom={makeStore(newSession(language)).getState()}
        i18n={i18n}
        router={(children) => <BrowserRouter>{children}</BrowserRouter>}
      />
    </StrictMode>
  );
  // `data-page` names the prerendered page: "<language> <path>"; others are rendered from scratch
  if (root.dataset["page"] === `${language} ${location.pathname.replace(/\/$/, "")}`) {
    // as a transition, so that rendering is interruptible by scrolling
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    createRoot(root).render(app);
  }
  void restorePhoto(store);
  // fallback for Safari
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, RECORDED_WITHIN_MS));
  whenIdle(() => void import("../shared/visit/record-visit.ts").then(({ recordVisits }) => recordVisits()), {
    timeout: RECORDED_WITHIN_MS,
  });
}
