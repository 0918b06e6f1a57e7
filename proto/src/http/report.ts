import { z } from "zod";
import { Id, Instant, ReportRef } from "../ids.ts";
import { Language, Market } from "../language.ts";
import { Area, Band, ScoreLabel } from "../health/areas.ts";
import { Basis, Confidence } from "../health/findings.ts";
import { Goal, RedFlagId } from "../health/answers.ts";
import { PhotoView } from "../health/extra-photo.ts";
import { ConcernId, Level } from "../health/check.ts";
import { FollowUp } from "./follow-up.ts";
import { reportVersionShape } from "./report-answers.ts";
import { reportCheckShape } from "./report-check.ts";
import { SheetAnswer } from "./sheet-answer.ts";

/** One sentence of the report with its origin. `sources` are positions (from 1) in the report's source list. */
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
  /** Decimal string, or null when the price is older than 24 h. */
  price: z.string().nullable(),
  currency: z.string(),
  url: z.string(),
  market: Market,
  category: z.string().default("Dog Supplements"),
  /** A fictional product of the demo catalogue: its link stays on our own demo shop page. */
  demo: z.boolean(),
  /** Set when the visitor's own market has no such product. */
  fromOtherMarket: z.boolean(),
});
export type RecommendedProduct = z.infer<typeof RecommendedProduct>;

/** Specification's supplement fields, plus grade, sources and caution. */
export const Supplement = z.object({
  ingredient: z.string(),
  ingredientId: z.string(),
  name: z.string(),
  product_name: z.string().nullable(),
  goal: Goal.nullable(),
  dosage: z.string(),
  /** Which form to choose and what to avoid; missing in answers of the version before. */
  form: z.string().optional(),
  timeline: z.string(),
  why_this_product: z.string(),
  current_problem: z.string(),
  expected_transformation: z.string(),
  grade: Grade,
  evidence: z.string(),
  sources: z.array(z.int()),
  /** "Ask the vet first, because …": then no shop link is shown. */
  cautions: z.array(z.string()),
  important: z.boolean(),
  /** How sure the report is of the need behind the choice, 0–1; missing in older answers. Not shown to owners. */
  match: z.number().min(0).max(1).optional(),
  product: RecommendedProduct.nullable(),
});
export type Supplement = z.infer<typeof Supplement>;

/** "See a vet now": stands over everything else; no score, no praise, no shop links. */
export const Emergency = z.object({
  flags: z
    .array(
      z.object({
        id: RedFlagId,
        label: z.string(),
        advice: z.string(),
        /** `suspected`: what was written means an emergency, and this is the likeliest. */
        told: z.enum(["ticked", "written", "suspected"]),
      }),
    )
    .min(1),
  firstAid: z.array(z.string()),
  /** What the practice will ask on the phone, from the owner's answers. */
  forThePractice: z.string(),
});
export type Emergency = z.infer<typeof Emergency>;
/** The same in every language, for a reader who is not known yet. */
export const LocalisedEmergency = z.record(Language, Emergency);
export type LocalisedEmergency = z.infer<typeof LocalisedEmergency>;

/** The photos beside the first one. `note` says who looked at them, or that they only go on the sheet for the vet. */
export const ReportPhotos = z.object({
  note: z.string(),
  photos: z.array(
    z.object({
      view: PhotoView,
      name: z.string(),
      /** null when it is gone after its days, or could not be read. */
      imageUrl: z.string().nullable(),
      seen: z.array(Statement),
      /** Why nothing is said about this one; null otherwise. */
      note: z.string().nullable(),
    }),
  ),
});
export type ReportPhotos = z.infer<typeof ReportPhotos>;

export const DogProfile = z.object({
  name: z.string().nullable(),
  imageUrl: z.string().nullable(),
  breed: z.string().nullable(),
  /** Percent; null when the owner named the breed or nothing can be said. */
  breed_confidence: z.int().min(0).max(100).nullable(),
  breedBasis: Basis.nullable(),
  /** Calibrated word beside the number. */
  breedConfidenceWord: Confidence.nullable(),
  /** What else it could be: up to three, best first. */
  looksLike: z.array(z.object({ breed: z.string(), percent: z.int().min(0).max(100) })),
  /** Breeds the photo network does not know and that the dog may be as well, as part of a sentence: "a, b or c". */
  orPerhaps: z.string().nullable().default(null),
  /** Years, one decimal; from the owner. */
  age: z.number().nullable(),
  /** The same in words, in months for puppies; missing in answers of the version before. */
  ageText: z.string().nullable().default(null),
  /** kg; from the owner. */
  weight: z.number().nullable(),
  sex: z.enum(["male", "female"]).nullable(),
  neutered: z.boolean().nullable(),
});

/** Answer of GET /api/report/{id} while no e-mail address was given: nothing but a teaser. */
export const LockedReport = z.object({
  locked: z.literal(true),
  reportId: Id,
  language: Language,
  dogProfile: z.object({ name: z.string().nullable(), imageUrl: z.string().nullable() }),
  band: Band.nullable(),
  /** An emergency is never behind the gate. */
  emergency: z.null(),
  /** Neither are the concerns and how soon they should be seen. */
  concerns: z.array(z.object({ id: ConcernId, name: z.string(), level: Level })).default([]),
  /** What waits behind the gate, as sentences of the report's language. */
  waiting: z.array(z.string()).default([]),
});

/** Answer of GET /api/report/{id}: the whole report, rendered for one language. */
export const OpenReport = z.object({
  locked: z.literal(false),
  reportId: ReportRef,
  language: Language,
  createdAt: Instant,
  /** When the photo goes by itself; null when it is gone already. */
  photoExpiresAt: Instant.nullable(),
  example: z.boolean(),
  dogProfile: DogProfile,
  /** Beside the first one, which is the profile's; what is seen in them counts in no score and no level. */
  extraPhotos: ReportPhotos.nullable().default(null),
  healthMetrics: z.object({
    overall_score: z.int().min(0).max(100).nullable(),
    label: ScoreLabel.nullable(),
    band: Band.nullable(),
    summary: z.string(),
    /** An illness or a medicine was named: then the summary stands above the score. Missing in older answers. */
    knownIllness: z.boolean().optional(),
    areas: z.array(
      z.object({
        id: Area,
        name: z.string(),
        /** null where nothing was seen, reported or measured, and while a known illness belongs to the vet. */
        score: z.int().min(0).max(100).nullable(),
        label: z.string(),
        basis: Basis,
        confidence: Confidence,
        /** The illness of this area is with the owner's vet. */
        withVet: z.boolean().default(false),
        statements: z.array(Statement),
      }),
    ),
  }),
  emergency: Emergency.nullable(),
  /** Signs that deserve an appointment soon. */
  vetSoon: z.array(z.object({ id: RedFlagId, label: z.string(), advice: z.string() })),
  personality_assessment: z.string().nullable(),
  strengths: z.array(Statement),
  /** What to do, most useful first. */
  improvements: z.array(z.object({ title: z.string(), text: z.string() })),
  issues: z.array(Statement),
  supplements: z.array(Supplement),
  /** Said when no supplement is needed, or when several would do. */
  supplementIntro: z.string(),
  leftOut: z.array(z.object({ ingredient: z.string(), grade: Grade, reason: z.string() })),
  productSource: z.enum(["amazon", "demo"]).nullable(),
  /** What was not looked at, and who looked. */
  limits: z.array(z.string()),
  sources: z.array(z.object({ n: z.int(), text: z.string(), url: z.string().nullable() })),
  disclaimer: z.string(),
  /**
   * Everything the owner reported, in the report's language, for the sheet that goes to the practice.
   * `value` is empty where nothing was reported; missing in reports made before there were concerns.
   */
  told: z.array(SheetAnswer).optional(),
  ...reportCheckShape,
  ...reportVersionShape,
  /** Missing until the owner wants to be asked. */
  followUp: FollowUp.optional(),
});
export type OpenReport = z.infer<typeof OpenReport>;
export const ReportReply = z.discriminatedUnion("locked", [LockedReport, OpenReport]);
export type ReportReply = z.infer<typeof ReportReply>;
