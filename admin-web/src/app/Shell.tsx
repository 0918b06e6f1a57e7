import { ActionIcon, Tooltip } from "@mantine/core";
import { LogOut, SunMoon } from "lucide-react";
import { type ReactNode, Suspense, useContext, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { HeaderSlot } from "#shared/ui/HeaderAction.tsx";
import { PagePlaceholder } from "#shared/ui/PagePlaceholder.tsx";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { RunningJobs } from "./RunningJobs.tsx";
import { useSignOut } from "#shared/session/use-sign-out.ts";
import { selectEmail } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { SwitchTheme } from "./switch-theme.ts";

/** Layout of every screen: navigation, title, account. `short`: the title on phones. */
export function Shell({ title, short = title, children }: { title: string; short?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const [slot, setSlot] = useState<Element | null>(null);
  const email = useAppSelector(selectEmail);
  const switchTheme = useContext(SwitchTheme);
  const signOut = useSignOut();
  useEffect(() => {
    document.title = `${title} · Hundeblick`;
  }, [title]);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <nav className="nav" aria-label="Admin">
        <Link className="brand" to="/admin" aria-label="Hundeblick">
          <Sign />
          <span>Hundeblick</span>
        </Link>
        <NavigationLinks />
      </nav>
      <div>
        <header className="head">
          <Sign />
          <h1>
            <span className="long">{title}</span>
            <span className="short">{short}</span>
          </h1>
          <span className="head-action" ref={setSlot} />
          <span className="who clip" title={email}>
            {email}
          </span>
          <Tooltip label="Light or dark">
            <ActionIcon size="lg" className="quiet" aria-label="Light or dark" onClick={switchTheme}>
              <SunMoon className="i" aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Log out">
            <ActionIcon size="lg" className="quiet" aria-label="Log out" data-leaves onClick={signOut}>
              <LogOut className="i" aria-hidden />
            </ActionIcon>
          </Tooltip>
        </header>
        <RunningJobs key={pathname} />
        <main id="main">
          <HeaderSlot value={slot}>
            <Suspense fallback={<PagePlaceholder />}>{children}</Suspense>
          </HeaderSlot>
        </main>
      </div>
      <nav className="nav-low" aria-label="Admin, small screens">
        <NavigationLinks isShort />
      </nav>
    </div>
  );
}
