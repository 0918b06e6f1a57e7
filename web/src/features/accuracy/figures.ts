import type { Language } from "@hundeblick/proto/language";

export type Share = { count: number; of: number };

/** Counts over sealed sentences of one language: `raised` and `asked` of emergencies, the others of harmless ones. */
export type WordFigures = {
  dangerous: number;
  raised: number;
  asked: number;
  harmless: number;
  falseAlarms: number;
  askedHarmless: number;
};

/** Measured figures on `/{language}/accuracy`. Dates as 2026-11-21. */
export interface MeasuredFigures {
  photos: {
    measuredOn: string;
    kind: "public ImageNet sample, probably seen in training";
    photos: number;
    firstRight: Share;
    amongThree: Share;
    dogsRefused: Share;
    othersAccepted: Share;
    calibration: { from: number; to: number; right: Share }[];
    /** Where a single breed is named: dogs of the network's breeds for which it is right, and other dogs. */
    oneName: { isShipped: boolean; listedRight: Share; unlisted: Share }[];
  };
  words: { measuredOn: string; writers: number; languages: Record<Language, WordFigures> };
  /** Seconds from choosing a photo to the report: resized in the browser, and original. */
  speed: { measuredOn: string; photos: number; oldWays: number; p50: number; p50Old: number };
}
