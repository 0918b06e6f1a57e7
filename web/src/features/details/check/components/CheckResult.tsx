import { isUrgent } from "@hundeblick/proto/health/levels";
import { type Check, needsVet } from "@hundeblick/triage/check";
import { useEffect, useRef } from "react";
import { EmergencyVetLink } from "#shared/ui/EmergencyVetLink.tsx";
import { LevelCard } from "#shared/ui/LevelCard.tsx";

/** Result of a check, with its level if a vet should be seen. An urgent one is scrolled into view. */
export function CheckResult({ band }: { band: Check["bands"][number] | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const forVet = band && needsVet(band);
  const urgent = forVet && isUrgent(band.level);
  useEffect(() => {
    if (urgent && !first.current) box.current?.scrollIntoView({ block: "nearest" });
    first.current = false;
  }, [urgent, band?.id]);
  return (
    <div ref={box} aria-live={urgent ? "assertive" : "polite"}>
      {band && !forVet && <p className="notice">{band.text}</p>}
      {forVet && (
        <LevelCard level={band.level}>
          <p>{band.text}</p>
          {urgent && (
            <div className="row">
              <EmergencyVetLink />
            </div>
          )}
        </LevelCard>
      )}
    </div>
  );
}
