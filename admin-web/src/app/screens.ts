import { type ComponentType, lazy } from "react";

type Screen = { path: string; title: string; short?: string; Page: ComponentType };

/** Screens beside the dashboard, loaded on demand; `short`: title on phones. */
export const SCREENS: readonly Screen[] = [
  {
    path: "/admin/products/new",
    title: "New product",
    Page: lazy(() => import("../features/edit-product/NewProductPage.tsx")),
  },
  {
    path: "/admin/products/:productId/edit",
    title: "Edit product",
    Page: lazy(() => import("../features/edit-product/EditProductPage.tsx")),
  },
  {
    path: "/admin/analytics",
    title: "User Flow Analytics",
    short: "User Flow",
    Page: lazy(() => import("../features/user-flow/UserFlowPage.tsx")),
  },
  {
    path: "/admin/product-stats",
    title: "Product Analytics",
    short: "Analytics",
    Page: lazy(() => import("../features/product-stats/ProductStatsPage.tsx")),
  },
  {
    path: "/admin/checks",
    title: "Concerns and Checks",
    short: "Checks",
    Page: lazy(() => import("../features/check-uses/CheckUsesPage.tsx")),
  },
  {
    path: "/admin/emails",
    title: "Email Management",
    short: "Emails",
    Page: lazy(() => import("../features/emails/EmailsPage.tsx")),
  },
  { path: "/admin/status", title: "Status", Page: lazy(() => import("../features/status/StatusPage.tsx")) },
];
