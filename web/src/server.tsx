import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { Language } from "@hundeblick/proto/language";
import { createI18n } from "@hundeblick/web-kit/i18n.ts";
import type { Texts } from "@hundeblick/web-kit/texts.ts";
import { App } from "./app/App.tsx";
import { newSession } from "./shared/session/session.slice.ts";
import { makeStore } from "./shared/store/store.ts";

/** HTML of one public page in one language, equal to the first render in the browser. */
export async function render(path: string, language: Language, texts: Texts): Promise<string> {
  const store = makeStore(newSession(language));
  const { prelude } = await prerender(
    <App
      store={store}
      drawnFrom={store.getState()}
      i18n={createI18n(language, texts)}
      router={(children) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
    // in one piece, because React would stream large parts behind an inline script
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
