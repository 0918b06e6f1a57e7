import { Siren } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RED_FLAGS } from "../../red-flags.ts";
import { type AnyAlarm, isOfConcern } from "../alarms.ts";

/** Reminder in the form after the owner continued. */
export function EmergencyNotice({ alarms, onShow }: { alarms: readonly AnyAlarm[]; onShow: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice notice--danger">
      <Siren className="icon" aria-hidden />
      <div className="stack stack--s">
        <h2 className="step-4">{t("Please see a vet now")}</h2>
        <p>{alarms.map((alarm) => (isOfConcern(alarm) ? alarm.words : t(RED_FLAGS[alarm.id].label))).join("; ")}</p>
        <button className="button button--s button--danger" type="button" onClick={onShow}>
          {t("Show what to do now")}
        </button>
        <p className="small">
          {t("The photo can wait. If you go on, the report only says what to do now, without a score.")}
        </p>
      </div>
    </div>
  );
}
