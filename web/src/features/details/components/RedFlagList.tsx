import "@hundeblick/web-kit/styles/check/urgent.css";
import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { URGENT_GROUPS } from "../urgent-groups.ts";
import { UrgentTile } from "./UrgentTile.tsx";

interface RedFlagListProps {
  ticked: RedFlagNow[];
  onChange: (ticked: RedFlagNow[]) => void;
}

/** The first question: signs of an emergency. */
export function RedFlagList({ ticked, onChange }: RedFlagListProps) {
  const { t } = useTranslation();
  const [none, setNone] = useState(false);
  const [open, setOpen] = useState<string | null>(() => firstOpen(ticked));
  const toggle = (flag: RedFlagNow, on: boolean) => {
    setNone(false);
    onChange(on ? [...ticked, flag] : ticked.filter((other) => other !== flag));
  };
  const chooseNone = (on: boolean) => {
    setNone(on);
    if (on) onChange([]);
  };
  return (
    <fieldset className="card red-flags">
      <legend className="visually-hidden">{t("Is any of this happening right now?")}</legend>
      <p className="row danger-title" aria-hidden>
        <TriangleAlert className="icon" />
        <b>{t("Is any of this happening right now?")}</b>
      </p>
      <div className="urgent">
        {URGENT_GROUPS.map((group) => (
          <UrgentTile
            key={group.picture}
            group={group}
            isOpen={open === group.picture}
            onOpen={() => setOpen(open === group.picture ? null : group.picture)}
            ticked={ticked}
            onToggle={toggle}
          />
        ))}
        <label className="tick tick--none">
          <input
            type="checkbox"
            checked={none && ticked.length === 0}
            onChange={(event) => chooseNone(event.target.checked)}
          />
          <span>{t("No, none of these")}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** Initially open: a tile with a tick, else the first. */
const firstOpen = (ticked: readonly RedFlagNow[]): string | null =>
  (URGENT_GROUPS.find(({ signs }) => signs.some((flag) => ticked.includes(flag))) ?? URGENT_GROUPS[0])?.picture ?? null;
