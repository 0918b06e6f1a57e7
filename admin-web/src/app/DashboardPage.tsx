import { Suspense, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { MarketTiles } from "../features/products/MarketTiles.tsx";
import { PagePlaceholder } from "#shared/ui/PagePlaceholder.tsx";
import { TABS } from "./tabs.ts";

/** The dashboard of a market; `?tab=` names the open tab. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const open = TABS.find(({ id }) => id === search.get("tab")) ?? TABS[0];
  const bar = useRef<HTMLElement>(null);
  // on phones the bar is wider than the screen
  useEffect(() => {
    bar.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [open.id]);
  return (
    <>
      <MarketTiles />
      <nav className="tabs" aria-label="Dashboard" ref={bar}>
        {TABS.map(({ id, label, Icon }) => (
          <Link key={id} to={`/admin?tab=${id}`} aria-current={id === open.id ? "page" : undefined}>
            <Icon className="i" aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<PagePlaceholder />}>
        <open.Screen />
      </Suspense>
    </>
  );
}
