import { Button } from "@mantine/core";
import { useState } from "react";
import type { DeadLettersReply } from "@hundeblick/proto/http/admin/dead-letters";
import { Failure } from "#shared/ui/Failure.tsx";
import { ResendDeadLetters, type Resend } from "./ResendDeadLetters.tsx";
import { formatDayAndTime } from "#shared/format/moment.ts";
import { useDeadLettersQuery } from "./status.api.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";
import { DataTable, hidden, numbers } from "#shared/ui/DataTable.tsx";

type Service = DeadLettersReply["services"][number];
type Letter = NonNullable<Service["list"]>["letters"][number];

/** Dead letters by service, with actions to redeliver them. */
export function DeadLetters({ everyMs }: { everyMs: number }) {
  const { data, error } = useDeadLettersQuery(undefined, { pollingInterval: everyMs });
  const [wanted, setWanted] = useState<Resend>();
  if (error) return <Failure title="Failed to fetch the dead letters" error={error} />;
  if (!data) return null;
  const silent = data.services.filter(({ list }) => !list).map(({ service }) => service);
  const filled = data.services.filter(({ list }) => list && list.total > 0);
  return (
    <section className="card clipped" aria-labelledby="dead-letters-title">
      <div className="card-head">
        <h2 id="dead-letters-title">Dead letters</h2>
        <span className="sub grow">
          Events a service could not handle after several tries. Each is kept for seven days after it was published.
        </span>
      </div>
      {silent.length > 0 ? <p className="soft pad">Not known for {silent.join(" and ")}: no answer.</p> : null}
      {filled.length === 0 && silent.length === 0 ? <p className="soft pad">There are none.</p> : null}
      {filled.map((service) => (
        <ServiceLetters key={service.service} of={service} onResend={setWanted} />
      ))}
      <ResendDeadLetters wanted={wanted} onClose={() => setWanted(undefined)} />
    </section>
  );
}

function ServiceLetters({ of: { service, list }, onResend }: { of: Service; onResend: (wanted: Resend) => void }) {
  const { letters, total } = list ?? { letters: [], total: 0 };
  const all = { service, ids: letters.map(({ id }) => id) };
  return (
    <>
      <div className="card-head">
        <h3 className="grow">
          {service}: {total.toLocaleString("en")}
          {total > letters.length ? `, the newest ${letters.length} are shown` : ""}
        </h3>
        {letters.length > 1 ? (
          <Button variant="default" onClick={() => onResend(all)}>
            Send {letters.length} again
          </Button>
        ) : null}
      </div>
      <div className="tbl">
        <DataTable
          caption={`Dead letters of ${service}`}
          columns={["Event", "Last error", numbers("Tries"), "Published", hidden("Action")]}
        >
          {letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} onResend={() => onResend({ service, ids: [letter.id] })} />
          ))}
        </DataTable>
      </div>
    </>
  );
}

const LetterRow = ({
  letter: { id, subject, reason, tries, publishedAt },
  onResend,
}: {
  letter: Letter;
  onResend: () => void;
}) => (
  <tr>
    <th scope="row" className="service">
      {subject}
      <div className="soft">no. {id.slice(id.lastIndexOf(".") + 1)} of the stream</div>
    </th>
    <td data-l="Last error">{reason}</td>
    <td data-l="Tries" className="n">
      {tries.toLocaleString("en")}
    </td>
    <td data-l="Published">{formatDayAndTime(publishedAt)}</td>
    <td className="full">
      <SmallButton onClick={onResend} aria-label={`Send again: ${subject}, no. ${id.slice(id.lastIndexOf(".") + 1)}`}>
        Send again
      </SmallButton>
    </td>
  </tr>
);
