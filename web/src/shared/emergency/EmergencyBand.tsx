import "@hundeblick/web-kit/styles/check-page.css";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { EmergencyVetLink } from "#shared/ui/EmergencyVetLink.tsx";
import { PoisonLine } from "./PoisonLine.tsx";
import { usePageWords } from "./use-page-words.ts";

/** Before everything else: the signs that cannot wait, the nearest emergency vet and the poison line. */
export function EmergencyBand({ signs, guide }: { signs: readonly string[]; guide: EmergencyLines }) {
  const words = usePageWords();
  return (
    <section className="emergency-line" aria-label={words.emergency}>
      <div className="wrap">
        <div className="stack stack--s">
          <p>
            <b>{signs.join(" ")}</b>
          </p>
          <p>{words.stopReading}</p>
          <PoisonLine guide={guide} />
        </div>
        <EmergencyVetLink />
      </div>
    </section>
  );
}
