import type { Language } from "@hundeblick/proto/language";

export type Share = { count: number; of: number };

/** Counts over sealed sentences of one language: of emergencies `raised` and `asked`, of harmless ones the others. */
export type WordFigures = {
  dangerous: number;
  raised: number;
  asked: number;
  harmless: number;
  falseAlarms: number;
  askedHarmless: number;
};

/** What `/{language}/accuracy` shows, as the programs wrote it that measured it. Days are written 2026-11-21. */
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
    /** Where one name stands alone: dogs of the network's breeds for which it is right, other dogs, which have none. */
    oneName: { isShipped: boolean; listedRight: Share; unlisted: Share }[];
  };
  words: { measuredOn: string; writers: number; languages: Record<Language, WordFigures> };
  /** Seconds from the choice of a photo to its report: made small in the browser, and sent as it is. */
  speed: { measuredOn: string; photos: number; oldWays: number; p50: number; p50Old: number };
}
