import { isUrgent } from "@hundeblick/proto/health/levels";
import { type Check, needsVet } from "@hundeblick/triage/check";
import { EmergencyVetLink } from "#shared/ui/EmergencyVetLink.tsx";
import { LevelCard } from "#shared/ui/LevelCard.tsx";
import { useUrgentInView } from "../use-urgent-in-view.ts";

/** Result of a check, with its level if a vet should be seen. An urgent one is scrolled into view. */
export function CheckResult({ band }: { band: Check["bands"][number] | undefined }) {
  const forVet = band && needsVet(band);
  const urgent = forVet && isUrgent(band.level);
  const box = useUrgentInView(urgent, band?.id);
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
