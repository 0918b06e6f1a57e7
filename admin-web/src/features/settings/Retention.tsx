import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { MAX_RAW_DAYS } from "@hundeblick/proto/http/admin/retention";
import { formatCount } from "#shared/format/count.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { CardFailure } from "#shared/ui/Failure.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useLastShown } from "#shared/ui/use-last-shown.ts";
import { SaveNumber } from "./SaveNumber.tsx";
import { useRetentionQuery, useSaveRetentionMutation } from "./settings.api.ts";

/** Fixed retention of the services, read-only. */
const RULES: readonly { what: string; days: string; note: string }[] = [
  {
    what: "Photos",
    days: "90 days",
    note: "The report stays without them. Whoever has the report's link can delete it with its photo at any time.",
  },
  { what: "Reports", days: "no end", note: "Until somebody with the link deletes them." },
  {
    what: "E-mail addresses",
    days: "no end",
    note: "Until they are deleted in Emails, or their last report is. Sign-ups that were never confirmed go after 14 days.",
  },
  { what: "Messages of the contact form", days: "180 days", note: "They can be read in Emails until then." },
  { what: "Sent mails", days: "90 days", note: "To whom and which kind, not the words." },
  { what: "Audit log", days: "365 days", note: "Who did what, without visitors' addresses." },
];

/** Retention of all data; visits and clicks may be kept shorter than the privacy page promises. */
export function Retention() {
  const { data, error } = useRetentionQuery();
  const [save, saving] = useSaveRetentionMutation();
  /** A shorter retention, which needs a confirmation because it deletes. */
  const [fewer, setFewer] = useState<number>();
  const shown = useLastShown(fewer);
  const keep = async (rawDays: number): Promise<void> => {
    setFewer(undefined);
    const saved = await save({ rawDays });
    if (!saved.error) notify(`Visits and clicks are kept for ${formatCount(rawDays, "day")}`);
  };
  const problem = saving.error ?? error;
  return (
    <section className="card" id="keep" aria-labelledby="keep-title">
      <div className="card-head">
        <h2 id="keep-title">Retention</h2>
        <span className="sub grow">What is kept, and for how long.</span>
      </div>
      <CardFailure title={saving.error ? "Failed to save the days" : "Failed to ask for the days"} error={problem} />
      <div className="line">
        <div>
          <div className="strong">Raw visits and clicks</div>
          <div className="note">Daily totals stay. The privacy page promises {MAX_RAW_DAYS} days at most.</div>
        </div>
        {data ? (
          <SaveNumber
            key={data.rawDays}
            label="Days of visits and clicks"
            unit="days"
            value={data.rawDays}
            max={MAX_RAW_DAYS}
            isSaving={saving.isLoading}
            onSave={(days) => {
              if (days < data.rawDays) setFewer(days);
              else void keep(days);
            }}
          />
        ) : (
          <span className="v">{error ? "—" : <Skeleton h={20} w={90} />}</span>
        )}
      </div>
      {RULES.map(({ what, days, note }) => (
        <div className="line" key={what}>
          <div>
            <div className="strong">{what}</div>
            <div className="note">{note}</div>
          </div>
          <span className="v">{days}</span>
        </div>
      ))}
      <ConfirmDialog
        title={`Keep visits and clicks for ${formatCount(shown ?? 0, "day")}?`}
        isOpen={fewer !== undefined}
        keep="Not now"
        label="Delete what is older"
        isDangerous
        onConfirm={() => fewer !== undefined && keep(fewer)}
        onClose={() => setFewer(undefined)}
      >
        <p className="soft">
          Visits and clicks that are older are deleted within the hour, and cannot be brought back. The daily totals of
          the funnel stay; the list of visits and the clicks of products get shorter.
        </p>
      </ConfirmDialog>
    </section>
  );
}
