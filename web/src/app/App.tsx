import type { i18n as I18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import type { AppStore, RootState } from "#shared/store/store.ts";
import { AppRoutes } from "./AppRoutes.tsx";

interface AppProps {
  store: AppStore;
  /** State of the prerendered HTML: the first render must equal it, then the stored session is applied. */
  drawnFrom: RootState;
  i18n: I18n;
  /** The router: the browser's, or a static one while prerendering. */
  router: (children: ReactNode) => ReactNode;
}

export function App({ store, drawnFrom, i18n, router }: AppProps) {
  return (
    <Provider store={store} serverState={drawnFrom}>
      <I18nextProvider i18n={i18n}>{router(<AppRoutes />)}</I18nextProvider>
    </Provider>
  );
}
