import { Check, Clock } from "lucide-react";
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import { formatShortDogAge } from "#shared/format/dog-age.ts";
import { formatClock, formatLocalDay, formatMoment } from "#shared/format/moment.ts";
import { Badge } from "#shared/ui/Badge.tsx";

type Props = {
  index: number;
  record: EmailRecord | undefined;
  isTicked: boolean;
  isTabStop: boolean;
  wantsFocus: boolean;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent, index: number) => void;
  onToggle: (record: EmailRecord) => void;
};

/** One address or its placeholder. Memoised and of plain elements, because scrolling renders dozens at once. */
export const EmailRow = memo(function EmailRow({
  index,
  record,
  isTicked,
  isTabStop,
  wantsFocus,
  onFocus,
  onKeyDown,
  onToggle,
}: Props) {
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wantsFocus) tick.current?.focus({ preventScroll: true });
  }, [wantsFocus, record]);
  const place = { "data-index": index, "aria-rowindex": index + 2 };
  if (!record)
    return (
      <tr {...place}>
        <td colSpan={7} className="full">
          <span className="vh">Loading</span>
          <div className="ghost" style={{ width: `${36 + (index % 5) * 6}%` }} />
        </td>
      </tr>
    );
  const { email, dogBreed, dogAge, hasReport, newsletterOptIn, newsletterWaiting, createdAt } = record;
  return (
    <tr {...place} className={isTicked ? "ticked" : undefined}>
      <td className="sel">
        <input
          type="checkbox"
          className="tick"
          ref={tick}
          aria-label={`Select ${email}`}
          tabIndex={isTabStop ? 0 : -1}
          checked={isTicked}
          onFocus={() => onFocus(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onChange={() => onToggle(record)}
        />
      </td>
      <td className="mail" title={email}>
        {email}
      </td>
      <td data-l="Breed" className="breed" title={dogBreed ?? undefined}>
        {dogBreed ?? <span className="soft">not recognised</span>}
      </td>
      <td className="n lo hide" data-l="Age">
        {formatShortDogAge(dogAge)}
      </td>
      <td data-l="Report">
        {hasReport ? <Badge kind="good" icon={Check} text="Has report" /> : <span className="soft">none</span>}
      </td>
      <td data-l="Newsletter">
        {newsletterOptIn ? (
          <Badge kind="forest" icon={Check} text="Opted in" />
        ) : newsletterWaiting ? (
          <Badge kind="warn" icon={Clock} text="Waiting" title="asked for, not confirmed yet" />
        ) : (
          <span className="soft">no</span>
        )}
      </td>
      <td className="n soft when" title={formatMoment(createdAt)}>
        {formatLocalDay(createdAt)}
        <span className="clock">, {formatClock(createdAt)}</span>
      </td>
    </tr>
  );
});
