import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import { Siren } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EmergencyVetLink } from "../../../ui/EmergencyVetLink.tsx";
import { RED_FLAGS } from "../red-flags.ts";

/** Shown the moment a red flag is ticked, before anything is uploaded. */
export function SeeVetAdvice({ ticked }: { ticked: RedFlagNow[] }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(ticked.length);
  useEffect(() => {
    if (ticked.length > before.current) box.current?.scrollIntoView({ block: "nearest" });
    before.current = ticked.length;
  }, [ticked.length]);
  return (
    <div className="see-vet-advice" ref={box} aria-live="assertive">
      {ticked.length > 0 && (
        <div className="notice notice--danger">
          <Siren className="icon" aria-hidden />
          <div className="stack">
            <h2 className="step-4">{t("Please see a vet now")}</h2>
            <ul className="stack stack--s">
              {ticked.map((flag) => (
                <li key={flag}>
                  <strong>{t(RED_FLAGS[flag].label)}.</strong> {t(RED_FLAGS[flag].advice)}
                </li>
              ))}
            </ul>
            <EmergencyVetLink />
            <p className="small">
              {t("The photo can wait. If you go on, the report only says what to do now, without a score.")}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
