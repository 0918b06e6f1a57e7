import { LEVELS } from "@hundeblick/proto/health/levels";
import type { Language } from "@hundeblick/proto/language";
import { translatedConcern } from "@hundeblick/triage/all-concerns";
import { type Assessment, assess } from "@hundeblick/triage/assess";
import type { Concern } from "@hundeblick/triage/concern";
import type { Dog } from "../composed-report.ts";
import type { ComposedCheck } from "./composed-check.ts";
import { triageDog } from "./triage-dog.ts";

/** One concern in one language with its assessment. */
export type AssessedConcern = { concern: Concern; assessment: Assessment };

/** Every answered concern, most urgent first. */
export function assessConcerns(check: ComposedCheck, dog: Dog, language: Language): AssessedConcern[] {
  const known = triageDog(dog, check);
  return check.concerns
    .map(({ id, answers }) => {
      const concern = translatedConcern(id, language);
      return { concern, assessment: assess(concern, answers, known) };
    })
    .toSorted((a, b) => LEVELS.indexOf(a.assessment.level) - LEVELS.indexOf(b.assessment.level));
}
