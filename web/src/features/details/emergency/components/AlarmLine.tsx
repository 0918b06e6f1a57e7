import { useTranslation } from "react-i18next";
import { RED_FLAGS } from "../../red-flags.ts";
import { type AnyAlarm, isOfConcern } from "../alarms.ts";

/** One alarm: its cause, and why it is urgent. */
export function AlarmLine({ alarm }: { alarm: AnyAlarm }) {
  const { t } = useTranslation();
  if (isOfConcern(alarm))
    return (
      <>
        <b>{t("Because you said: {{words}}", { words: alarm.words })}.</b> {alarm.reason}
      </>
    );
  const { id, words, suspected } = alarm;
  if (suspected)
    return (
      <>
        {t("You write “{{words}}”. That can be an emergency, perhaps this one:", { words })}{" "}
        <b>{t(RED_FLAGS[id].label)}.</b>{" "}
        {t("Ring a vet now and describe what you see. They will say what comes first.")}
      </>
    );
  return (
    <>
      {words === undefined ? t("You ticked:") : t("You write “{{words}}”:", { words })} <b>{t(RED_FLAGS[id].label)}.</b>{" "}
      {t(RED_FLAGS[id].advice)}
    </>
  );
}
