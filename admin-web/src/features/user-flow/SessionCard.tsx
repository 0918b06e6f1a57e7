import { Bot, ChevronDown, Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { formatUtcDayAndTime } from "#shared/format/moment.ts";
import { Badge } from "#shared/ui/Badge.tsx";
import type { Address } from "./DeleteByAddress.tsx";
import type { ListedSession } from "./flow-view.ts";
import { SessionDetails } from "./SessionDetails.tsx";
import { SessionTimeline } from "./SessionTimeline.tsx";
import { STAGES } from "./timeline.ts";

const ID_SHOWN = 12;
const DEVICES = { mobile: Smartphone, tablet: Tablet, desktop: Monitor, other: Monitor };
const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

/** One visit: summary, and details when opened. */
export function SessionCard({ session, onDelete }: { session: ListedSession; onDelete: (address: Address) => void }) {
  // details are rendered only when open
  const [isOpen, setOpen] = useState(false);
  const {
    sessionId,
    startedAt,
    deviceType,
    browser,
    country,
    utmSource,
    utmCampaign,
    funnelStage,
    actions,
    botReason,
    dogName,
    dogBreed,
    emailAddress,
  } = session;
  const Device = DEVICES[deviceType];
  return (
    <details
      className={`sess ${botReason === null ? "" : "bot"}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <div className="t">
          <span className="row wrap">
            <b className="mono">{sessionId.slice(0, ID_SHOWN)}</b>
            {botReason === null ? null : <Badge kind="warn" icon={Bot} text={botReason} />}
          </span>
          <span className="meta">
            <time dateTime={startedAt}>{formatUtcDayAndTime(startedAt)}</time>
            <span className="row">
              <Device className="i" aria-hidden />
              {[deviceType, browser].filter(Boolean).join(", ")}
            </span>
            <span>{country === null ? "country not known" : (COUNTRIES.of(country) ?? country)}</span>
          </span>
        </div>
        <div className="t">
          <span className="clip">
            {[dogName, dogBreed].filter(Boolean).join(", ") || <span className="soft">no dog yet</span>}
          </span>
          <span className="note clip">{emailAddress ?? "no e-mail"}</span>
        </div>
        <div className="lo">
          {utmSource === "Direct" ? (
            <span>Direct</span>
          ) : (
            <Badge kind="forest" text={[utmSource, utmCampaign].filter(Boolean).join(", ")} />
          )}
        </div>
        <div className="t">
          <span className="pips" aria-hidden>
            {Array.from({ length: 8 }, (_, n) => (
              <i key={n} className={n < actions ? "on" : undefined} />
            ))}
          </span>
          <span className="note num">
            {STAGES[funnelStage]}, {actions} of 8<span className="vh"> actions</span>
          </span>
        </div>
        <ChevronDown className="i chev" aria-hidden />
      </summary>
      {isOpen ? (
        <div className="inner">
          <SessionTimeline milestones={session.milestones} />
          <SessionDetails session={session} onDelete={onDelete} />
        </div>
      ) : null}
    </details>
  );
}
