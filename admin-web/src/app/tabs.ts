import { ArrowDownUp, Package, RefreshCw, Search, Settings2 } from "lucide-react";
import { type ComponentType, lazy } from "react";
import { ManageProducts } from "../features/products/ManageProducts.tsx";

type Tab = {
  id: string;
  label: string;
  Icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  Screen: ComponentType;
};

/** The dashboard's tabs. The first is loaded with the page, the others on demand. */
export const TABS: readonly [Tab, ...Tab[]] = [
  { id: "products", label: "Manage Products", Icon: Package, Screen: ManageProducts },
  {
    id: "discover",
    label: "Discover Products",
    Icon: Search,
    Screen: lazy(() => import("../features/discover/DiscoverTab.tsx")),
  },
  {
    id: "bulk-update",
    label: "Bulk Update",
    Icon: RefreshCw,
    Screen: lazy(() => import("../features/bulk-update/BulkUpdateTab.tsx")),
  },
  {
    id: "import-export",
    label: "Import/Export",
    Icon: ArrowDownUp,
    Screen: lazy(() => import("../features/import-export/ImportExport.tsx")),
  },
  {
    id: "settings",
    label: "Settings",
    Icon: Settings2,
    Screen: lazy(() => import("../features/settings/SettingsTab.tsx")),
  },
];
