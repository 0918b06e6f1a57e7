import { ActionIcon, Tooltip } from "@mantine/core";
import { LayoutDashboard, LogOut, SunMoon } from "lucide-react";
import { type ReactNode, useContext, useEffect } from "react";
import { Link, NavLink } from "react-router-dom";
import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { selectEmail } from "./session.slice.ts";
import { useAppSelector } from "./store.ts";
import { SwitchTheme } from "./switch-theme.ts";

const PLACES = [{ to: "/admin", label: "Dashboard", Icon: LayoutDashboard }];

/** Frame of every screen: where one is, who one is, and the way out. */
export function Shell({ title, short = title, children }: { title: string; short?: string; children: ReactNode }) {
  const email = useAppSelector(selectEmail);
  const switchTheme = useContext(SwitchTheme);
  const signOut = useSignOut();
  useEffect(() => { document.title = `${title} · Hundeblick`; }, [title]);
  const places = PLACES.map(({ to, label, Icon }) => <NavLink key={to} className="nav-link" to={to} title={label}><Icon className="i" aria-hidden /><span>{label}</span></NavLink>);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">Skip to content</a>
      <nav className="nav" aria-label="Admin">
        <Link className="brand" to="/admin" aria-label="Hundeblick"><Sign /><span>Hundeblick</span></Link>
        {places}
      </nav>
      <div>
        <header className="head">
          <Sign />
          <h1><span className="long">{title}</span><span className="short">{short}</span></h1>
          <span className="who clip" title={email}>{email}</span>
          <Tooltip label="Light or dark"><ActionIcon variant="subtle" size="lg" radius="xl" className="quiet" aria-label="Light or dark" onClick={switchTheme}><SunMoon className="i" aria-hidden /></ActionIcon></Tooltip>
          <Tooltip label="Log out"><ActionIcon variant="subtle" size="lg" radius="xl" className="quiet" aria-label="Log out" onClick={signOut}><LogOut className="i" aria-hidden /></ActionIcon></Tooltip>
        </header>
        <main id="main">{children}</main>
      </div>
    </div>
  );
}
