import { lazy, Suspense } from "react";
import { Navigate, Outlet, Route, Routes } from "react-router-dom";
import { DashboardPage } from "./DashboardPage.tsx";
import { LoginScreen } from "../features/sign-in/LoginScreen.tsx";
import { PageWaiting } from "../ui/PageWaiting.tsx";
import { selectIsAuthenticated } from "./session.slice.ts";
import { Shell } from "./Shell.tsx";
import { useAppSelector } from "./store.ts";

const EditProductPage = lazy(() => import("../features/edit-product/EditProductPage.tsx"));
const NewProductPage = lazy(() => import("../features/edit-product/NewProductPage.tsx"));
const UserFlowPage = lazy(() => import("../features/user-flow/UserFlowPage.tsx"));
const ProductStatsPage = lazy(() => import("../features/product-stats/ProductStatsPage.tsx"));
const EmailsPage = lazy(() => import("../features/emails/EmailsPage.tsx"));
const StatusPage = lazy(() => import("../features/status/StatusPage.tsx"));

export function AppRoutes() {
  return (
    <Suspense fallback={<PageWaiting />}>
      <Routes>
        <Route path="/admin" element={<Entrance />} />
        <Route element={<Guarded />}>
          <Route path="/admin/products/new" element={<NewProductPage />} />
          <Route path="/admin/products/:productId/edit" element={<EditProductPage />} />
          <Route path="/admin/analytics" element={<UserFlowPage />} />
          <Route path="/admin/product-stats" element={<ProductStatsPage />} />
          <Route path="/admin/emails" element={<EmailsPage />} />
          <Route path="/admin/status" element={<StatusPage />} />
        </Route>
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </Suspense>
  );
}

/** The dashboard, or the login screen in its place. */
function Entrance() {
  return useAppSelector(selectIsAuthenticated) ? (
    <Shell title="Amazon Product Admin" short="Admin">
      <DashboardPage />
    </Shell>
  ) : (
    <LoginScreen />
  );
}

/** Screens that nobody sees without a session. */
function Guarded() {
  return useAppSelector(selectIsAuthenticated) ? <Outlet /> : <Navigate to="/admin" replace />;
}
