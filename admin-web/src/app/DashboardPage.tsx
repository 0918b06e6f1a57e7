import { Package } from "lucide-react";
import { Link } from "react-router-dom";
import { ManageProducts } from "../features/products/ManageProducts.tsx";
import { MarketTiles } from "../features/products/MarketTiles.tsx";

const TABS = [{ id: "products", label: "Manage Products", Icon: Package }];

/** The dashboard: a market, and what can be done with its products. */
export function DashboardPage() {
  return (
    <>
      <MarketTiles />
      <nav className="tabs" aria-label="Dashboard">
        {TABS.map(({ id, label, Icon }) => <Link key={id} to={`/admin?tab=${id}`} aria-current="page"><Icon className="i" aria-hidden />{label}</Link>)}
      </nav>
      <ManageProducts />
    </>
  );
}
