import { PhoneCall, Pencil, TriangleAlert } from "lucide-react";
import type { PoisonLine } from "@hundeblick/proto/http/poison-lines";
import { formatDay } from "#shared/format/moment.ts";
import { COUNTRY_NAMES } from "./poison-line-labels.ts";
import { Badge } from "#shared/ui/Badge.tsx";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

type Props = {
  line: PoisonLine;
  isShown: boolean;
  isSaving: boolean;
  onEdit: () => void;
  onChecked: () => void;
};

export function PoisonLineRow({ line, isShown, isSaving, onEdit, onChecked }: Props) {
  return (
    <tr>
      <td className="full">
        <div className="words">
          <b>{line.name}</b> <span className="number">{line.number}</span>
        </div>
        {line.staffNote === "" ? null : <div className="soft words">{line.staffNote}</div>}
      </td>
      <td className="soft" data-l="Country">
        {COUNTRY_NAMES[line.country]}
      </td>
      <td data-l="Last check">
        {line.checkedOn === null ? null : <span className="words">{formatDay(line.checkedOn)} </span>}
        {isShown ? null : (
          <Badge
            kind="warn"
            icon={TriangleAlert}
            text={line.checkedOn === null ? "never, not shown" : "over a year, not shown"}
          />
        )}
      </td>
      <td className="full acts-cell">
        <div className="row wrap">
          <SmallButton
            disabled={isSaving}
            icon={PhoneCall}
            aria-label={`Checked today: ${line.name}`}
            onClick={onChecked}
          >
            Checked today
          </SmallButton>
          <SmallButton icon={Pencil} aria-label={`Edit: ${line.name}`} onClick={onEdit}>
            Edit
          </SmallButton>
        </div>
      </td>
    </tr>
  );
}
