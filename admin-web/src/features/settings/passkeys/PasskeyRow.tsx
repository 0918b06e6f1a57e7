import type { PasskeyRecord } from "@hundeblick/proto/http/admin/passkeys";
import { formatMoment } from "#shared/format/moment.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

type Props = { passkey: PasskeyRecord; onRename: () => void; onRemove: () => void };

export const PasskeyRow = ({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: Props) => (
  <div className="line">
    <div>
      <div className="strong">{name}</div>
      <div className="note">
        Added {formatMoment(createdAt)},{" "}
        {lastUsedAt === null ? "not used yet" : `last used ${formatMoment(lastUsedAt)}`}
      </div>
    </div>
    <div className="row wrap">
      <SmallButton aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </SmallButton>
      <SmallButton aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </SmallButton>
    </div>
  </div>
);
