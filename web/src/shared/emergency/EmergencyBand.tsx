import "@hundeblick/web-kit/styles/check-page.css";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { useTranslation } from "react-i18next";
import { EmergencyVetLink } from "../ui/EmergencyVetLink.tsx";
import { PoisonLine } from "./PoisonLine.tsx";

/** Emergency signs, the nearest emergency vet and the poison helpline, at the top. */
export function EmergencyBand({ signs, guide }: { signs: readonly string[]; guide: EmergencyLines }) {
  const { t } = useTranslation();
  return (
    <section className="emergency-line" aria-label={t("Emergency")}>
      <div className="wrap">
        <div className="stack stack--s">
          <p>
            <b>{signs.join(" ")}</b>
          </p>
          <p>{t("Then stop reading. Ring an emergency vet now and set off.")}</p>
          <PoisonLine guide={guide} />
        </div>
        <EmergencyVetLink />
      </div>
    </section>
  );
}
