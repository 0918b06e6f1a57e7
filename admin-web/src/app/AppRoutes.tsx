import { lazy, Suspense } from "react";
import { Navigate, Outlet, Route, Routes, useLocation } from "react-router-dom";
import { z } from "zod";
import { DashboardPage } from "./DashboardPage.tsx";
import { LoginScreen } from "../features/sign-in/LoginScreen.tsx";
import { PagePlaceholder } from "#shared/ui/PagePlaceholder.tsx";
import { ConfirmIdentity } from "../features/sign-in/ConfirmIdentity.tsx";
import { selectHasLeft, selectIsAuthenticated, selectNeedsPasskey } from "#shared/session/session.slice.ts";
import { SCREENS } from "./screens.ts";
import { SessionGate } from "./SessionGate.tsx";
import { SessionWatch } from "./SessionWatch.tsx";
import { Shell } from "./Shell.tsx";
import { useAppSelector } from "#shared/store/store.ts";

const FirstPasskeyPage = lazy(() => import("../features/settings/passkeys/FirstPasskeyPage.tsx"));

export function AppRoutes() {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const needsPasskey = useAppSelector(selectNeedsPasskey);
  return (
    <SessionGate>
      {isSignedIn ? (
        <>
          <SessionWatch />
          <ConfirmIdentity />
        </>
      ) : null}
      <Suspense fallback={<PagePlaceholder />}>{needsPasskey ? <FirstPasskeyPage /> : <Screens />}</Suspense>
    </SessionGate>
  );
}

const Screens = () => (
  <Routes>
    <Route path="/admin" element={<Entrance />} />
    <Route element={<Guarded />}>
      {SCREENS.map(({ path, Page, ...titles }) => (
        <Route
          key={path}
          path={path}
          element={
            <Shell {...titles}>
              <Page />
            </Shell>
          }
        />
      ))}
    </Route>
    <Route path="*" element={<Navigate to="/admin" replace />} />
  </Routes>
);

/** The screen that required a sign-in, set by {@link Guarded}. */
const From = z.object({ from: z.string().startsWith("/admin/") });

/** Redirects to the dashboard or the screen before the sign-in; shows the login screen without a session. */
function Entrance() {
  const from = From.safeParse(useLocation().state);
  if (!useAppSelector(selectIsAuthenticated)) return <LoginScreen />;
  return from.success ? (
    <Navigate to={from.data.from} replace />
  ) : (
    <Shell title="Amazon Product Admin" short="Admin">
      <DashboardPage />
    </Shell>
  );
}

/** Screens that need a session; signing in leads back to them, except after signing out. */
function Guarded() {
  const { pathname, search } = useLocation();
  const hasLeft = useAppSelector(selectHasLeft);
  return useAppSelector(selectIsAuthenticated) ? (
    <Outlet />
  ) : (
    <Navigate to="/admin" replace state={hasLeft ? null : { from: `${pathname}${search}` }} />
  );
}
