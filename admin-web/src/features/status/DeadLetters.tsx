import { Button } from "@mantine/core";
import { useState } from "react";
import type { DeadLettersReply } from "@hundeblick/proto/http/admin/dead-letters";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { ResendDeadLetters, type Resend } from "./ResendDeadLetters.tsx";
import { useDeadLettersQuery } from "./status.api.ts";

type Service = DeadLettersReply["services"][number];
type Letter = NonNullable<Service["list"]>["letters"][number];

const TIME = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** Dead letters by service, with actions to redeliver them. */
export function DeadLetters({ everyMs }: { everyMs: number }) {
  const { data, error } = useDeadLettersQuery(undefined, { pollingInterval: everyMs });
  const [wanted, setWanted] = useState<Resend>();
  if (error)
    return (
      <Notice kind="bad" title="Failed to fetch the dead letters">
        {getErrorMessage(error, "No answer came.")}
      </Notice>
    );
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
        <table className="table">
          <caption className="vh">Dead letters of {service}</caption>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Last error</th>
              <th scope="col" className="n">
                Tries
              </th>
              <th scope="col">Published</th>
              <th scope="col">
                <span className="vh">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <LetterRow key={letter.id} letter={letter} onResend={() => onResend({ service, ids: [letter.id] })} />
            ))}
          </tbody>
        </table>
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
    <td data-l="Published">{TIME.format(new Date(publishedAt))}</td>
    <td className="full">
      <Button
        variant="default"
        size="xs"
        onClick={onResend}
        aria-label={`Send again: ${subject}, no. ${id.slice(id.lastIndexOf(".") + 1)}`}
      >
        Send again
      </Button>
    </td>
  </tr>
);
