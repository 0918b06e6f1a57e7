import { lazy, Suspense } from "react";
import { Navigate, Outlet, Route, Routes, useLocation } from "react-router-dom";
import { z } from "zod";
import { DashboardPage } from "./DashboardPage.tsx";
import { LoginScreen } from "../features/sign-in/LoginScreen.tsx";
import { PageWaiting } from "../ui/PageWaiting.tsx";
import { ConfirmIdentity } from "../features/sign-in/ConfirmIdentity.tsx";
import { selectHasLeft, selectIsAuthenticated, selectNeedsPasskey } from "./session.slice.ts";
import { SessionGate } from "./SessionGate.tsx";
import { SessionWatch } from "./SessionWatch.tsx";
import { Shell } from "./Shell.tsx";
import { useAppSelector } from "./store.ts";

const EditProductPage = lazy(() => import("../features/edit-product/EditProductPage.tsx"));
const NewProductPage = lazy(() => import("../features/edit-product/NewProductPage.tsx"));
const UserFlowPage = lazy(() => import("../features/user-flow/UserFlowPage.tsx"));
const ProductStatsPage = lazy(() => import("../features/product-stats/ProductStatsPage.tsx"));
const CheckUsesPage = lazy(() => import("../features/check-uses/CheckUsesPage.tsx"));
const EmailsPage = lazy(() => import("../features/emails/EmailsPage.tsx"));
const StatusPage = lazy(() => import("../features/status/StatusPage.tsx"));
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
      <Suspense fallback={<PageWaiting />}>{needsPasskey ? <FirstPasskeyPage /> : <Screens />}</Suspense>
    </SessionGate>
  );
}

const Screens = () => (
  <Routes>
    <Route path="/admin" element={<Entrance />} />
    <Route element={<Guarded />}>
      <Route path="/admin/products/new" element={<NewProductPage />} />
      <Route path="/admin/products/:productId/edit" element={<EditProductPage />} />
      <Route path="/admin/analytics" element={<UserFlowPage />} />
      <Route path="/admin/product-stats" element={<ProductStatsPage />} />
      <Route path="/admin/checks" element={<CheckUsesPage />} />
      <Route path="/admin/emails" element={<EmailsPage />} />
      <Route path="/admin/status" element={<StatusPage />} />
    </Route>
    <Route path="*" element={<Navigate to="/admin" replace />} />
  </Routes>
);

/** The screen somebody was sent away from, as {@link Guarded} notes it. */
const From = z.object({ from: z.string().startsWith("/admin/") });

/** The dashboard, the screen somebody came from, or the login screen in its place. */
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

/** Screens that nobody sees without a session; signing in leads back to them, unless somebody left on purpose. */
function Guarded() {
  const { pathname, search } = useLocation();
  const hasLeft = useAppSelector(selectHasLeft);
  return useAppSelector(selectIsAuthenticated) ? (
    <Outlet />
  ) : (
    <Navigate to="/admin" replace state={hasLeft ? null : { from: `${pathname}${search}` }} />
  );
}
