import "@hundeblick/web-kit/styles/check-page.css";
import type { EmergencyGuide } from "@hundeblick/triage/emergency-data";
import { EmergencyVetLink } from "../../../ui/EmergencyVetLink.tsx";
import { PoisonLine } from "./PoisonLine.tsx";
import { usePageWords } from "./use-page-words.ts";

/** Before everything else: the signs that cannot wait, the nearest emergency vet and the poison line. */
export function EmergencyBand({ signs, guide }: { signs: readonly string[]; guide: EmergencyGuide }) {
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
