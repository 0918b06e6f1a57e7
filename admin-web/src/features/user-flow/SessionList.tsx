import { Button, Chip, Switch } from "@mantine/core";
import { Trash2, X } from "lucide-react";
import { useState } from "react";
import type { AnalyticsReply } from "@hundeblick/proto/http/admin/numbers";
import { formatCount } from "#shared/format/count.ts";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { Pages } from "#shared/ui/Pages.tsx";
import { DeleteByAddress, type Address } from "./DeleteByAddress.tsx";
import { type FlowView, PAGE_SESSIONS, countPages } from "./flow-view.ts";
import { SessionCard } from "./SessionCard.tsx";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

type Props = {
  analytics: AnalyticsReply;
  view: FlowView;
  isFetching: boolean;
  onChange: (part: Partial<FlowView>) => void;
};

/** The filtered visits, newest first, with pagination. */
export function SessionList({ analytics: { sessions, matching, bots, summary }, view, isFetching, onChange }: Props) {
  const [removing, setRemoving] = useState<Address>();
  const first = (view.page - 1) * PAGE_SESSIONS + 1;
  const count = matching.toLocaleString("en");
  const isFiltered = view.facebook || view.minActions;
  return (
    <section className="card clipped" aria-labelledby="sessions-title" aria-busy={isFetching}>
      <div className="card-head">
        <h2 id="sessions-title">Recent Sessions</h2>
        <output className="note num grow">
          {count} shown of {summary.totalSessions.toLocaleString("en")}
        </output>
        <div className="row wrap flow-filters">
          <Chip size="sm" checked={view.facebook} onChange={(facebook) => onChange({ facebook })}>
            Facebook
          </Chip>
          <Chip size="sm" checked={view.minActions} onChange={(minActions) => onChange({ minActions })}>
            Min 2 Actions
          </Chip>
          <Switch
            label={`Show ${formatCount(bots, "bot")}`}
            checked={view.bots}
            onChange={(event) => onChange({ bots: event.currentTarget.checked })}
          />
          <SmallButton icon={Trash2} onClick={() => setRemoving({ ip: "", key: null })}>
            Delete by IP
          </SmallButton>
        </div>
      </div>
      {sessions.map((session) => (
        <SessionCard key={session.sessionId} session={session} onDelete={setRemoving} />
      ))}
      {sessions.length === 0 ? (
        <EmptyState
          title={isFiltered ? "No session fits these filters" : "No session to list"}
          actions={
            isFiltered ? (
              <Button
                variant="default"
                leftSection={<X className="i" aria-hidden />}
                onClick={() => onChange({ facebook: false, minActions: false })}
              >
                Clear filters
              </Button>
            ) : undefined
          }
        >
          Direct visits with fewer than 2 actions are not listed{view.bots ? "." : ", and bots are hidden."}
        </EmptyState>
      ) : (
        <div className="foot">
          <output>
            {first.toLocaleString("en")}–{(first + sessions.length - 1).toLocaleString("en")} of {count}. Direct visits
            with fewer than 2 actions are not listed.
          </output>
          <Pages total={countPages(matching)} value={view.page} onChange={(page) => onChange({ page })} />
        </div>
      )}
      <DeleteByAddress address={removing} onClose={() => setRemoving(undefined)} />
    </section>
  );
}
