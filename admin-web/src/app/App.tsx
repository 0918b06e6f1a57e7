import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { useState } from "react";
import { Provider } from "react-redux";
import { currentTheme, switchTheme } from "@hundeblick/web-kit/theme.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import type { AppStore } from "#shared/store/store.ts";
import { cssVariables, theme } from "./theme.ts";
import { SwitchTheme } from "./switch-theme.ts";

export function App({ store }: { store: AppStore }) {
  const [scheme, setScheme] = useState(currentTheme);
  return (
    <Provider store={store}>
      <MantineProvider theme={theme} forceColorScheme={scheme} cssVariablesResolver={cssVariables}>
        <Notifications position="bottom-right" />
        <SwitchTheme value={() => setScheme(switchTheme())}>
          <AppRoutes />
        </SwitchTheme>
      </MantineProvider>
    </Provider>
  );
}
