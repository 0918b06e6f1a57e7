import { Package } from "lucide-react";
import type { ComponentType } from "react";
import { ManageProducts } from "../features/products/ManageProducts.tsx";

type Tab = { id: string; label: string; Icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>; Screen: ComponentType };

/** The dashboard's tabs in their order, one line each. The first is there at once; the others are loaded when they are opened: `lazy(() => import(…))`. */
export const TABS: readonly [Tab, ...Tab[]] = [
  { id: "products", label: "Manage Products", Icon: Package, Screen: ManageProducts },
];
