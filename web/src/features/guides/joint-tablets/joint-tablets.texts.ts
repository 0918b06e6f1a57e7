import type { BandText } from "../parts/ScoredResult.tsx";
import type { VetFirstTexts } from "../parts/vet-first.ts";
import type { Alarm, Sign, SignBand } from "./signs.ts";
import type { Size } from "./sizes.ts";

/** Texts in `joint-tablets.{language}.ts`. */
export interface JointTabletTexts {
  sizes: Readonly<Record<Size, { label: string; short: string; breeds: string }>>;
  /** Needs of a dog of a size, and from which age. */
  advice: {
    question: string;
    example: string;
    prevention: string;
    preventionNote: string;
    treatment: string;
    treatmentNote: string;
    years: string;
    tablets: string;
    perDay: string;
  };
  table: { caption: string; weight: string; prevention: string; treatment: string; tablets: string };
  signQuestion: string;
  signs: Readonly<Record<Sign, string>>;
  alarmQuestion: string;
  alarms: Readonly<Record<Alarm, string>>;
  ofPoints: string;
  bands: Readonly<Record<SignBand, BandText>>;
  vetFirst: VetFirstTexts;
}
