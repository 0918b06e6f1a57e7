import { z } from "zod";
import { Id, Instant, ReportRef } from "../ids.ts";
import { Language, Market } from "../language.ts";
import { Area, Band, ScoreLabel } from "../health/areas.ts";
import { Basis, Confidence } from "../health/findings.ts";
import { Goal, RedFlagId } from "../health/answers.ts";
import { PhotoView } from "../health/extra-photo.ts";
import { CheckId, ConcernId, Level } from "../health/check.ts";
import { FollowUp } from "./follow-up.ts";
import { reportVersionShape } from "./report-answers.ts";
import { reportCheckShape } from "./report-check.ts";
import { SheetAnswer } from "./sheet-answer.ts";

/** One sentence of the report with its basis. `sources` are positions (from 1) in the report's source list. */
export const Statement = z.object({
  text: z.string(),
  basis: Basis,
  confidence: Confidence,
  sources: z.array(z.int()).default([]),
});
export type Statement = z.infer<typeof Statement>;

export const Grade = z.enum(["A", "B", "C", "D"]);
export type Grade = z.infer<typeof Grade>;

/** A product of a market, always an advertisement. */
export const RecommendedProduct = z.object({
  id: z.string(),
  asin: z.string(),
  name: z.string(),
  title: z.string(),
  brand: z.string(),
  image: z.string().nullable(),
  /** Decimal string; null for a price older than 24 h. */
  price: z.string().nullable(),
  currency: z.string(),
  url: z.string(),
  market: Market,
  category: z.string().default("Dog Supplements"),
  /** A fictional product: its link leads to our demo shop. */
  demo: z.boolean(),
  /** Set when the visitor's own market has no such product. */
  fromOtherMarket: z.boolean(),
});
export type RecommendedProduct = z.infer<typeof RecommendedProduct>;

/** The specification's supplement fields, plus grade, sources and caution. */
export const Supplement = z.object({
  ingredient: z.string(),
  ingredientId: z.string(),
  name: z.string(),
  product_name: z.string().nullable(),
  goal: Goal.nullable(),
  dosage: z.string(),
  /** Which form to choose and what to avoid. */
  form: z.string().optional(),
  timeline: z.string(),
  why_this_product: z.string(),
  current_problem: z.string(),
  expected_transformation: z.string(),
  grade: Grade,
  evidence: z.string(),
  sources: z.array(z.int()),
  /** "Ask the vet first, because …": no shop link is shown then. */
  cautions: z.array(z.string()),
  important: z.boolean(),
  /** Match of the need behind the choice, 0–1; missing in older reports. Not shown to owners. */
  match: z.number().min(0).max(1).optional(),
  product: RecommendedProduct.nullable(),
});
export type Supplement = z.infer<typeof Supplement>;

/** "See a vet now": above everything else, without score, praise or shop links. */
export const Emergency = z.object({
  flags: z
    .array(
      z.object({
        /** A concern or a check only beside a rejected photo; in a report they have a level of their own. */
        id: z.union([RedFlagId, ConcernId, CheckId]),
        label: z.string(),
        advice: z.string(),
        /** `suspected`: the text describes an emergency of which this is the likeliest. */
        told: z.enum(["ticked", "written", "suspected", "measured"]),
        /** Set for a concern about a swallowed poison. */
        isPoison: z.boolean().optional(),
        /** As typed; missing if ticked, asked back, or without a report. */
        words: z.string().optional(),
      }),
    )
    .min(1),
  firstAid: z.array(z.string()),
  /** Facts for the phone call to the practice, from the owner's answers. */
  forThePractice: z.string(),
});
export type Emergency = z.infer<typeof Emergency>;
/** Every translation, used before the reader's language is known. */
export const LocalisedEmergency = z.record(Language, Emergency);
export type LocalisedEmergency = z.infer<typeof LocalisedEmergency>;

/** Extra photos. `note` names the provider, or says that they only go on the sheet for the vet. */
export const ReportPhotos = z.object({
  note: z.string(),
  photos: z.array(
    z.object({
      view: PhotoView,
      name: z.string(),
      /** null when it was deleted or unreadable. */
      imageUrl: z.string().nullable(),
      seen: z.array(Statement),
      /** Why nothing is said about it; null otherwise. */
      note: z.string().nullable(),
    }),
  ),
});
export type ReportPhotos = z.infer<typeof ReportPhotos>;

const DogProfile = z.object({
  name: z.string().nullable(),
  imageUrl: z.string().nullable(),
  breed: z.string().nullable(),
  /** Percent; null when the owner named the breed or nothing can be said. */
  breed_confidence: z.int().min(0).max(100).nullable(),
  breedBasis: Basis.nullable(),
  /** Calibrated word beside the number. */
  breedConfidenceWord: Confidence.nullable(),
  /** Up to three alternatives, likeliest first. */
  looksLike: z.array(z.object({ breed: z.string(), percent: z.int().min(0).max(100) })),
  /** Look-alike breeds the photo network does not know, as part of a sentence: "a, b or c". */
  orPerhaps: z.string().nullable().default(null),
  /** Says that the reported weight does not fit the likeliest name; then that name is a question. */
  weightDoubt: z.string().nullable().default(null),
  /** Years, one decimal; owner-reported. */
  age: z.number().nullable(),
  /** The same as text, in months for puppies. */
  ageText: z.string().nullable().default(null),
  /** kg; owner-reported. */
  weight: z.number().nullable(),
  sex: z.enum(["male", "female"]).nullable(),
  neutered: z.boolean().nullable(),
});

/** A red flag of level `soon`. */
export const VetSoon = z.object({
  id: RedFlagId,
  label: z.string(),
  advice: z.string(),
  /** The sentence as typed, that may mean this sign. */
  words: z.string().optional(),
});
export type VetSoon = z.infer<typeof VetSoon>;

/** Reply of GET /api/report/{id} while locked: only a teaser. */
export const LockedReport = z.object({
  locked: z.literal(true),
  reportId: Id,
  language: Language,
  dogProfile: z.object({ name: z.string().nullable(), imageUrl: z.string().nullable() }),
  band: Band.nullable(),
  /** Emergencies are never locked. */
  emergency: z.null(),
  /** Concerns and their levels are never locked. */
  concerns: z.array(z.object({ id: ConcernId, name: z.string(), level: Level })).default([]),
  /** What should be seen soon is never locked either. */
  vetSoon: z.array(VetSoon).default([]),
  /** Sentences about the locked content. */
  waiting: z.array(z.string()).default([]),
});

/** Reply of GET /api/report/{id}: the whole report in one language. */
export const OpenReport = z.object({
  locked: z.literal(false),
  reportId: ReportRef,
  language: Language,
  createdAt: Instant,
  /** When the photo is deleted; null when it is already. */
  photoExpiresAt: Instant.nullable(),
  example: z.boolean(),
  dogProfile: DogProfile,
  /** Extra photos; they count in no score and no level. */
  extraPhotos: ReportPhotos.nullable().default(null),
  healthMetrics: z.object({
    overall_score: z.int().min(0).max(100).nullable(),
    label: ScoreLabel.nullable(),
    band: Band.nullable(),
    summary: z.string(),
    /** With a known illness or medicine the summary is above the score. Missing in older reports. */
    knownIllness: z.boolean().optional(),
    areas: z.array(
      z.object({
        id: Area,
        name: z.string(),
        /** null without ground, and for an area with a known illness. */
        score: z.int().min(0).max(100).nullable(),
        label: z.string(),
        basis: Basis,
        confidence: Confidence,
        /** An illness of this area is treated by the owner's vet. */
        withVet: z.boolean().default(false),
        statements: z.array(Statement),
      }),
    ),
  }),
  emergency: Emergency.nullable(),
  vetSoon: z.array(VetSoon),
  personality_assessment: z.string().nullable(),
  strengths: z.array(Statement),
  /** Actions, most useful first. */
  improvements: z.array(z.object({ title: z.string(), text: z.string() })),
  issues: z.array(Statement),
  supplements: z.array(Supplement),
  /** Shown when no supplement is needed, or when several would help. */
  supplementIntro: z.string(),
  leftOut: z.array(z.object({ ingredient: z.string(), grade: Grade, reason: z.string() })),
  productSource: z.enum(["amazon", "demo"]).nullable(),
  /** What was not examined, and by which provider. */
  limits: z.array(z.string()),
  sources: z.array(z.object({ n: z.int(), text: z.string(), url: z.string().nullable() })),
  disclaimer: z.string(),
  /** All owner-reported answers for the vet's sheet; `value` is empty without an answer. Missing in older reports. */
  told: z.array(SheetAnswer).optional(),
  ...reportCheckShape,
  ...reportVersionShape,
  /** Missing until the owner asks for the follow-up mail. */
  followUp: FollowUp.optional(),
});
export type OpenReport = z.infer<typeof OpenReport>;
export const ReportReply = z.discriminatedUnion("locked", [LockedReport, OpenReport]);
export type ReportReply = z.infer<typeof ReportReply>;
