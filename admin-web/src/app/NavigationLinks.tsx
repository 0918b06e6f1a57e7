import { Activity, ChartColumn, ClipboardCheck, Filter, LayoutDashboard, Mail } from "lucide-react";
import { Link, useLocation } from "react-router-dom";

const LINKS = [
  { to: "/admin", label: "Dashboard", short: "Dashboard", Icon: LayoutDashboard },
  { to: "/admin/product-stats", label: "Product Stats", short: "Stats", Icon: ChartColumn },
  { to: "/admin/analytics", label: "User Flow", short: "Flow", Icon: Filter },
  { to: "/admin/checks", label: "Checks", short: "Checks", Icon: ClipboardCheck },
  { to: "/admin/emails", label: "Emails", short: "Emails", Icon: Mail },
  { to: "/admin/status", label: "Status", short: "Status", Icon: Activity },
];

/** The screens. A product's own screens belong to the dashboard. */
export function NavigationLinks({ isShort = false }: { isShort?: boolean }) {
  const { pathname } = useLocation();
  const here = LINKS.find(({ to }) => to === pathname) ?? LINKS[0];
  return LINKS.map((place) => (
    <Link
      key={place.to}
      className={isShort ? undefined : "nav-link"}
      to={place.to}
      title={place.label}
      aria-current={place === here ? "page" : undefined}
    >
      <place.Icon className="i" aria-hidden />
      <span>{isShort ? place.short : place.label}</span>
    </Link>
  ));
}
