import { Skeleton } from "@mantine/core";
import type { StatusReply } from "@hundeblick/proto/http/admin/status";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { formatTimeWithSeconds } from "#shared/format/moment.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { DeadLetters } from "./DeadLetters.tsx";
import { toFigures } from "./figures.ts";
import { FigureCards } from "./FigureCards.tsx";
import { ServiceTable } from "./ServiceTable.tsx";
import { useStatusQuery } from "./status.api.ts";

const EVERY_MS = 10_000;

/** /admin/status: status of every process and the backlog, polled every ten seconds. */
export default function StatusPage() {
  const { data, error } = useStatusQuery(undefined, { pollingInterval: EVERY_MS });
  return (
    <>
      {error ? (
        <Notice kind="bad" title="Failed to fetch the status">
          {data ? `Figures as of ${formatTimeWithSeconds(data.at)}. ` : ""}
          {getErrorMessage(error)}
        </Notice>
      ) : null}
      {data && !error ? <Verdict status={data} /> : null}
      {data ? (
        <>
          <FigureCards status={data} />
          <ServiceTable status={data} />
          <DeadLetters everyMs={EVERY_MS} />
        </>
      ) : null}
      {!data && !error ? <Skeleton h={320} /> : null}
    </>
  );
}

function Verdict({ status: { at, services } }: { status: StatusReply }) {
  const silent = services.filter(({ status }) => status === null).map(({ service }) => service);
  const lacking = services.filter(({ status }) => status?.ready === false).map(({ service }) => service);
  const waiting = services.some(({ status }) => status && toFigures(status).some(({ isTrouble }) => isTrouble));
  const asked = `Asked at ${formatTimeWithSeconds(at)}, and again every ten seconds.`;
  if (silent.length > 0)
    return (
      <Notice kind="bad" title={`No answer from ${silent.join(", ")}`}>
        {asked}
      </Notice>
    );
  if (lacking.length > 0)
    return (
      <Notice kind="bad" title={`Something is missing for ${lacking.join(", ")}`}>
        {asked}
      </Notice>
    );
  if (waiting)
    return (
      <Notice kind="warn" title="Everything answers, but something waits too long or was given up">
        {asked}
      </Notice>
    );
  return (
    <Notice kind="good" title="Everything answers">
      {asked}
    </Notice>
  );
}
