import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import type { Language } from "@hundeblick/proto/language";
import { createI18n } from "@hundeblick/web-kit/i18n.ts";
import type { Texts } from "@hundeblick/web-kit/texts.ts";
import { newSession, type SessionState } from "../../src/shared/session/session.slice.ts";
import { makeStore } from "../../src/shared/store/store.ts";

interface PageOptions {
  at?: string;
  language?: Language;
  texts?: Texts;
  session?: Partial<SessionState>;
}

/** Renders a part of the site at a path, with a store of its own and English texts by default. */
export function renderPage(ui: ReactNode, { at = "/en", language = "en", texts = {}, session = {} }: PageOptions = {}) {
  const store = makeStore({ ...newSession(language), ...session });
  let address = at;
  const Address = () => {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    return null;
  };
  const page = (
    <>
      {ui}
      <Address />
    </>
  );
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n(language, texts)}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path=":lang/*" element={page} />
            <Route path="*" element={page} />
          </Routes>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, store, address: () => address };
}
