import "@hundeblick/web-kit/styles/check/emergency.css";
import "@hundeblick/web-kit/styles/level.css";
import { useTranslation } from "react-i18next";
import type { DogFormProps } from "../../use-dog-info.ts";
import type { EmergencyPlace, useEmergency } from "../use-emergency.ts";
import { EmergencyNotice } from "./EmergencyNotice.tsx";
import { EmergencyScreen } from "./EmergencyScreen.tsx";

interface EmergencyAtProps extends DogFormProps {
  place: EmergencyPlace;
  emergency: ReturnType<typeof useEmergency>;
}

/** The emergency of this place in the form: its screen, or a reminder after the owner continued. */
export function EmergencyAt({ place, emergency, dog, change }: EmergencyAtProps) {
  const { t } = useTranslation();
  const { alarms, open, passed, concernsTakenBack, goOn, show } = emergency;
  if (passed === place) return <EmergencyNotice alarms={alarms} onShow={show} />;
  if (open !== place) return null;
  return (
    <EmergencyScreen
      alarms={alarms}
      dog={dog}
      onGoOn={goOn}
      {...(place === "ticks" && { takeBack: { name: t("Untick"), act: () => change({ redFlags: [] }) } })}
      {...(place === "concerns" && {
        takeBack: { name: t("Take back the answer"), act: () => change({ concerns: concernsTakenBack() }) },
      })}
    />
  );
}
