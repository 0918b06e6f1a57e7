import { ActionIcon, Tooltip } from "@mantine/core";
import { LogOut, SunMoon } from "lucide-react";
import { type ReactNode, useContext, useEffect } from "react";
import { Link } from "react-router-dom";
import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { Places } from "./Places.tsx";
import { RunningJobs } from "./RunningJobs.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { selectEmail } from "./session.slice.ts";
import { useAppSelector } from "./store.ts";
import { SwitchTheme } from "./switch-theme.ts";

/** Frame of every screen: where one is, who one is, and the way out. `action` is the one thing a screen offers in its head. */
export function Shell({
  title,
  short = title,
  action,
  children,
}: {
  title: string;
  short?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
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
        <Places />
      </nav>
      <div>
        <header className="head">
          <Sign />
          <h1>
            <span className="long">{title}</span>
            <span className="short">{short}</span>
          </h1>
          {action}
          <span className="who clip" title={email}>
            {email}
          </span>
          <Tooltip label="Light or dark">
            <ActionIcon
              variant="subtle"
              size="lg"
              radius="xl"
              className="quiet"
              aria-label="Light or dark"
              onClick={switchTheme}
            >
              <SunMoon className="i" aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Log out">
            <ActionIcon
              variant="subtle"
              size="lg"
              radius="xl"
              className="quiet"
              aria-label="Log out"
              data-leaves
              onClick={signOut}
            >
              <LogOut className="i" aria-hidden />
            </ActionIcon>
          </Tooltip>
        </header>
        <RunningJobs />
        <main id="main">{children}</main>
      </div>
      <nav className="nav-low" aria-label="Admin, small screens">
        <Places isShort />
      </nav>
    </div>
  );
}
