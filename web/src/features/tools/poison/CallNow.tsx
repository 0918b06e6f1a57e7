import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { EmergencyVetLink } from "#shared/ui/EmergencyVetLink.tsx";
import { PoisonLine } from "#shared/emergency/PoisonLine.tsx";

/** Nearest emergency vet, and the poison helpline of the reader's country. */
export function CallNow({ guide }: { guide: EmergencyLines }) {
  return (
    <div className="stack stack--s">
      <div className="row no-print">
        <EmergencyVetLink />
      </div>
      <PoisonLine guide={guide} />
    </div>
  );
}
