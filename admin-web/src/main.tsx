import "@hundeblick/web-kit/trusted-types.ts";
import "@hundeblick/web-kit/styles/fonts.css";
import "@hundeblick/web-kit/styles/tokens.css";
import "./styles/library.ts";
import "@mantine/notifications/styles.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/controls.css";
import "./styles/surfaces.css";
import "./styles/table.css";
import "./styles/numbers.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "./shared/ui/back-button.ts";
import { App } from "./app/App.tsx";
import { connectTabs } from "./app/connect-tabs.ts";
import { unknownSession } from "./shared/session/session.slice.ts";
import { makeStore } from "./shared/store/store.ts";
import { storedMarket } from "./shared/store/stored-market.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html without #root");
const store = makeStore(unknownSession(storedMarket()));
connectTabs(store);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App store={store} />
    </BrowserRouter>
  </StrictMode>,
);
