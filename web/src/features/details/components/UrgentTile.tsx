import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { RED_FLAGS } from "../red-flags.ts";
import type { URGENT_GROUPS } from "../urgent-groups.ts";

interface UrgentTileProps {
  group: (typeof URGENT_GROUPS)[number];
  isOpen: boolean;
  onOpen: () => void;
  ticked: readonly RedFlagNow[];
  onToggle: (flag: RedFlagNow, on: boolean) => void;
}

/** One collapsible tile of emergency signs. */
export function UrgentTile({ group, isOpen, onOpen, ticked, onToggle }: UrgentTileProps) {
  const { t } = useTranslation();
  const id = useId();
  const here = group.signs.filter((flag) => ticked.includes(flag)).length;
  return (
    <>
      <button
        className={here > 0 ? "urgent-tile is-ticked" : "urgent-tile"}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onOpen}
      >
        <img src={`/urgent/${group.picture}.svg`} alt="" width={56} height={56} />
        <span>
          <b>{t(group.name)}</b>
          {here > 0 && <span className="small">{t("Ticked: {{ticked}}", { ticked: here })}</span>}
        </span>
        <ChevronDown className="icon" aria-hidden />
      </button>
      <div className="urgent-signs" id={id} hidden={!isOpen}>
        {group.signs.map((flag) => (
          <label className="tick tick--danger sign-tick" key={flag}>
            <input
              type="checkbox"
              checked={ticked.includes(flag)}
              onChange={(event) => onToggle(flag, event.target.checked)}
            />
            <span>{t(RED_FLAGS[flag].label)}</span>
          </label>
        ))}
      </div>
    </>
  );
}
