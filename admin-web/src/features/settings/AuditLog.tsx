import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { Badge } from "#shared/ui/Badge.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { formatMoment } from "#shared/format/moment.ts";
import { useAuditQuery } from "./settings.api.ts";

const PAGE = 20;

/** Audit log of a year, newest first. */
export function AuditLog() {
  const [offset, setOffset] = useState(0);
  const { data, error, isFetching } = useAuditQuery(offset);
  return (
    <div className="stack">
      <Failure title="Failed to fetch the audit log" error={error} />
      {!data && !error ? <Skeleton h={200} /> : null}
      {data ? (
        <ul className="audit">
          {data.entries.map((one) => (
            <li key={one.id}>
              <span>
                <b>{one.action}</b>
                {one.subject ? (
                  <>
                    {" "}
                    <span className="mono">{one.subject}</span>
                  </>
                ) : null}
                {one.outcome === "done" ? null : (
                  <>
                    {" "}
                    <Badge kind="warn" text={one.outcome} />
                  </>
                )}
              </span>
              <span className="note">
                {formatMoment(one.at)}, {one.operator}
                {one.fields.length > 0 ? `: ${one.fields.join(", ")}` : ""}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="dialog-foot">
        <Button variant="default" disabled={offset === 0 || isFetching} onClick={() => setOffset(offset - PAGE)}>
          Newer
        </Button>
        <Button
          variant="default"
          disabled={isFetching || !data || offset + PAGE >= data.total}
          onClick={() => setOffset(offset + PAGE)}
        >
          Older
        </Button>
      </div>
    </div>
  );
}
