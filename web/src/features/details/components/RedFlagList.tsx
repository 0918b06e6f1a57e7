import { RED_FLAG_TICKS, type RedFlagNow } from "@hundeblick/proto/health/answers";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RED_FLAGS } from "../red-flags.ts";

interface RedFlagListProps {
  ticked: RedFlagNow[];
  onChange: (ticked: RedFlagNow[]) => void;
}

/** The first question: is something going on that cannot wait? */
export function RedFlagList({ ticked, onChange }: RedFlagListProps) {
  const { t } = useTranslation();
  const [none, setNone] = useState(false);
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
      <div className="red-flag-ticks">
        {RED_FLAG_TICKS.map((flag) => (
          <label className="tick tick--danger" key={flag}>
            <input
              type="checkbox"
              checked={ticked.includes(flag)}
              onChange={(event) => toggle(flag, event.target.checked)}
            />
            <span>{t(RED_FLAGS[flag].label)}</span>
          </label>
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
