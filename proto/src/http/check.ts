import { z } from "zod";
import { OwnerAnswers } from "../health/answers.ts";
import { CheckAnswers, ConcernId, Level } from "../health/check.ts";
import { Language } from "../language.ts";

/** Traits of the dog that an assessment needs. Ages in months, weights in kg. */
const AssessedDog = OwnerAnswers.pick({
  ageMonths: true,
  weightKg: true,
  sex: true,
  neutered: true,
  pregnant: true,
  breed: true,
  conditions: true,
  medicines: true,
});

/** Body of POST /api/check/assess. The error names an unknown concern or answer. */
export const AssessBody = z.strictObject({
  concern: z.string().max(40),
  answers: CheckAnswers,
  dog: AssessedDog.default({}),
  language: Language.optional(),
});
export type AssessBody = z.infer<typeof AssessBody>;

const Advice = z.object({ text: z.string(), sources: z.array(z.string()) });
/** Reply of POST /api/check/assess in the requested language. `sources` are ids of GET /api/check/concerns. */
export const AssessReply = z.object({
  concern: ConcernId,
  level: Level,
  /** False while a required question is open. */
  complete: z.boolean(),
  reasons: z
    .array(
      z.object({
        /** A rule of the concern, `otherwise` or `unknown`. */
        id: z.string(),
        level: Level,
        text: z.string(),
        /** Answers it is based on; `question` is null for a trait of the dog. */
        because: z.array(
          z.object({ question: z.string().nullable(), answer: z.union([z.string(), z.number()]), text: z.string() }),
        ),
        sources: z.array(z.string()),
      }),
    )
    .min(1),
  home: z.array(Advice),
  doNot: z.array(Advice),
  goSooner: z.array(z.object({ text: z.string(), level: Level })),
  tellVet: z.array(z.object({ text: z.string() })),
  /** Ids of due, open questions. */
  unanswered: z.array(z.string()),
});
export type AssessReply = z.infer<typeof AssessReply>;
