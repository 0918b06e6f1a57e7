import { ActionIcon, Tooltip } from "@mantine/core";
import { Dog, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Picture } from "#shared/ui/Picture.tsx";
import type { Click } from "./stats.api.ts";
import { formatMoment } from "#shared/format/moment.ts";
import { ANONYMOUS, ownZone } from "./stats-format.ts";
import { DataTable, hidden, numbers } from "#shared/ui/DataTable.tsx";

const SHOWN = 10;

/** The newest clicks with their dogs. */
export const RecentClicks = ({ clicks, onDelete }: { clicks: readonly Click[]; onDelete: (click: Click) => void }) => (
  <section className="card clipped" aria-labelledby="recent-title">
    <div className="card-head">
      <h2 id="recent-title">Recent Product Clicks</h2>
      <span className="note">Latest 10, {ownZone()}</span>
    </div>
    <div className="tbl">
      <DataTable
        caption="Latest ten clicks"
        columns={["Product", "User", "Dog", numbers("Time"), "Report", hidden("Delete")]}
        className="table clicks"
      >
        {clicks.slice(0, SHOWN).map((click) => (
          <ClickRow key={click.id} click={click} onDelete={() => onDelete(click)} />
        ))}
      </DataTable>
    </div>
  </section>
);

function ClickRow({
  click: { productName, productAsin, email, dogName, dogBreed, dogImageUrl, clickedAt, reportId },
  onDelete,
}: {
  click: Click;
  onDelete: () => void;
}) {
  const name = productName || productAsin;
  const report = `/de/report/${reportId}`;
  return (
    <tr>
      <td className="full">
        <TwoLines first={name} second={<span className="mono">{productAsin}</span>} />
      </td>
      <td className="user">
        <span className={email === null ? "soft" : undefined} title={email ?? undefined}>
          {email ?? ANONYMOUS}
        </span>
      </td>
      <td className="two">
        <div className="item">
          <Picture src={dogImageUrl} icon={Dog} />
          <div className="t">
            <b>{dogName ?? "—"}</b>
            <span>{dogBreed ?? "not recognised"}</span>
          </div>
        </div>
      </td>
      <td className="n" data-l="Time">
        <time dateTime={clickedAt}>{formatMoment(clickedAt)}</time>
      </td>
      <td className="two report">
        <a className="mono" href={report} target="_blank" rel="noreferrer" title={report}>
          {report}
        </a>
      </td>
      <td className="last">
        <Tooltip label="Delete">
          <ActionIcon size="lg" className="quiet bad" aria-label={`Delete this click on ${name}`} onClick={onDelete}>
            <Trash2 className="i" aria-hidden />
          </ActionIcon>
        </Tooltip>
      </td>
    </tr>
  );
}

const TwoLines = ({ first, second }: { first: string; second: ReactNode }) => (
  <div className="item">
    <div className="t">
      <b title={first}>{first}</b>
      {second}
    </div>
  </div>
);
