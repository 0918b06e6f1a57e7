import { type ConcernId, LEVELS } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";
import { concernById } from "@hundeblick/triage/all-concerns";
import { type Assessment, assess } from "@hundeblick/triage/assess";
import { type Concern, concernIn } from "@hundeblick/triage/concern";
import type { Dog } from "../composed-report.ts";
import type { ComposedCheck } from "./composed-check.ts";
import { triageDog } from "./triage-dog.ts";

/** One concern in one language with its assessment. */
export type AssessedConcern = { concern: Concern; assessment: Assessment };

const inLanguage = new Map<string, Concern>();
/** A concern's data in one language, cached. */
function concernOf(id: ConcernId, language: Language): Concern {
  const key = `${id}|${language}`;
  const known = inLanguage.get(key) ?? concernIn(concernById(id), language);
  inLanguage.set(key, known);
  return known;
}

/** Every answered concern, most urgent first. */
export function assessConcerns(check: ComposedCheck, dog: Dog, language: Language): AssessedConcern[] {
  const known = triageDog(dog, check);
  return check.concerns
    .map(({ id, answers }) => {
      const concern = concernOf(id, language);
      return { concern, assessment: assess(concern, answers, known) };
    })
    .toSorted((a, b) => LEVELS.indexOf(a.assessment.level) - LEVELS.indexOf(b.assessment.level));
}
