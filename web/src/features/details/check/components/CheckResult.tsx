import type { Check } from "@hundeblick/triage/check";
import { useEffect, useRef } from "react";
import { EmergencyVetLink } from "#shared/ui/EmergencyVetLink.tsx";
import { LevelCard } from "#shared/ui/LevelCard.tsx";

/** Result of a check, with its level if a vet should be seen. An urgent one is scrolled into view. */
export function CheckResult({ band }: { band: Check["bands"][number] | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const needsVet = band?.severity === "see_vet" || band?.severity === "now";
  const isUrgent = needsVet && (band.level === "now" || band.level === "today");
  useEffect(() => {
    if (isUrgent && !first.current) box.current?.scrollIntoView({ block: "nearest" });
    first.current = false;
  }, [isUrgent, band?.id]);
  return (
    <div ref={box} aria-live={isUrgent ? "assertive" : "polite"}>
      {band && !needsVet && <p className="notice">{band.text}</p>}
      {band && needsVet && (
        <LevelCard level={band.level}>
          <p>{band.text}</p>
          {isUrgent && (
            <div className="row">
              <EmergencyVetLink />
            </div>
          )}
        </LevelCard>
      )}
    </div>
  );
}
