import type { Area } from "@hundeblick/proto/health/areas";
import type { Goal, RedFlagId, RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Basis, Confidence } from "@hundeblick/proto/health/findings";
import type { BreedGuess, VisionResult } from "@hundeblick/proto/health/vision";
import type { ImprovementCode } from "../texts/improvements.ts";
import type { LimitCode } from "../texts/frame.ts";
import type { ComposedCheck } from "./check/composed-check.ts";
import type { LifeStage, SizeClass } from "./life-stage.ts";
import type { RatedFinding } from "./rules/finding.ts";
import type { ChosenSupplements } from "./supplements/supplement-choice.ts";

/** The assumed breed: the owner's, or else a single certain one. Ids of the breed table. */
export type DogBreed =
  | { from: "owner"; breedId: string }
  /** A mix, or a breed outside the table, in the owner's own words. */
  | { from: "owner"; breedId: null; words: string }
  | { from: "photo"; breedId: string; probability: number };

/** Known traits of the dog. Ages in months, weights in kg. */
export type Dog = {
  name: string | null;
  sex: "male" | "female" | null;
  neutered: boolean | null;
  /** Pregnant or nursing, ticked or written. */
  pregnant: boolean;
  ageMonths: number | null;
  weightKg: number | null;
  breed: DogBreed | null;
  /** Other likely breeds, best first; empty if the owner named the breed. */
  looksLike: BreedGuess[];
  /** Possible breeds the photo network does not know; missing in older reports. */
  perhaps?: string[];
  size: SizeClass | null;
  stage: LifeStage | null;
  grown: boolean;
};

/** Score 0–100 of one area, null without ground; the findings hold the points. */
export type ComposedArea = {
  id: Area;
  score: number | null;
  basis: Basis;
  confidence: Confidence;
  /** A known illness of this area is left to the vet. */
  withVet?: boolean;
  findings: RatedFinding[];
};

/** A stored report without sentences, rendered in each language; `version` is that of its shape. */
export type ComposedReport = {
  version: 1;
  dog: Dog;
  looked: Pick<VisionResult, "provider" | "model" | "fellBackFrom">;
  emergency: {
    /** `words`: the sentence as typed; missing if ticked, asked back, or in old reports. */
    flags: { id: RedFlagNow; told: "ticked" | "written" | "suspected"; words?: string | undefined }[];
    meds: string | null;
    allergies: string | null;
  } | null;
  vetSoon: RedFlagId[];
  areas: ComposedArea[];
  /** Only in old reports: the areas in words (`legacy-ratings.ts`). */
  healthMetrics?: Record<string, unknown>;
  /** Findings about the dog as a whole; their points count in the overall score. */
  general: RatedFinding[];
  /** null in an emergency. */
  overallScore: number | null;
  strengths: RatedFinding[];
  issues: RatedFinding[];
  improvements: ImprovementCode[];
  /** Key in the personality texts; null in an emergency. */
  personality: string | null;
  supplements: ChosenSupplements;
  /** Goals for which a vet should look before anything is suggested. */
  vetFirst: Goal[];
  /** True when the owner named a goal, or a finding calls for a supplement. */
  supplementsWanted: boolean;
  limits: LimitCode[];
  /** Concerns and measurements; missing in old reports. */
  check?: ComposedCheck;
};
