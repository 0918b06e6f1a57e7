import type { Level } from "@hundeblick/proto/health/check-lists";
import { type Assessment, assess } from "@hundeblick/triage/assess";
import type { Concern } from "@hundeblick/triage/concern";
import type { Dog } from "@hundeblick/triage/dog";
import type { Answers } from "@hundeblick/triage/holds";
import { type Age, type PoisonAnswers, readSigns, readWeight, type When } from "./answers.ts";
import { type Dose, doseOf, gramsOf } from "./dose.ts";
import { concernAsksAmount, factsOf } from "./kinds.ts";

/** The concern's limit of a small amount: up to 5 g for 5 kg of dog. */
const LITTLE_G_PER_KG = 1;

function concernAmount(answers: PoisonAnswers): string {
  if (answers.unit === "crumb") return "crumb";
  const [grams, kg] = [gramsOf(answers), readWeight(answers.weight)];
  if (grams === null || kg === null) return "unknown";
  return grams <= LITTLE_G_PER_KG * kg ? "little" : "more";
}

const KIND_OF_GROUP: Partial<Record<string, string>> = { medicine: "medicine", bait: "poison", other: "unsure" };

/** The same answers for the concern "ate something". */
function concernAnswers(answers: PoisonAnswers): Answers {
  const facts = factsOf(answers.kind);
  const { food, group } = facts;
  return {
    danger: readSigns(answers.signs),
    kind: KIND_OF_GROUP[group] ?? "food",
    ...(food && { food }),
    ...(concernAsksAmount(facts) && { amount: concernAmount(answers) }),
    ...(answers.when && { when: answers.when }),
  };
}

const MONTHS: Readonly<Record<Age, number>> = { puppy: 3, adult: 36, senior: 120 };

/** Illnesses are not asked, so white chocolate counts as for a dog that must avoid fat. */
const concernDog = ({ age, weight, kind }: PoisonAnswers): Dog => ({
  weightKg: readWeight(weight) ?? undefined,
  ageMonths: age && MONTHS[age],
  ...(factsOf(kind).food === "fatty" && { conditions: ["diabetes"] }),
});

/** Level after a published amount was reached, by time, for a dog without signs. */
const LEVEL_BY_TIME: Readonly<Record<When, Level | null>> = { now: "now", today: "now", days: "today", older: null };

/**
 * Level by the concern's rules and one more for a published amount; the most urgent wins, so never below the concern.
 */
export function assessPoisoning(concern: Concern, answers: PoisonAnswers, reason: string): Poisoning {
  const dose = doseOf(answers);
  const level = dose && dose.reached.length > 0 ? LEVEL_BY_TIME[answers.when ?? "now"] : null;
  const rules = level ? [{ id: "dose", when: IS_FOOD, level, reason, sources: [] }, ...concern.rules] : concern.rules;
  return { dose, assessment: assess({ ...concern, rules }, concernAnswers(answers), concernDog(answers)) };
}
const IS_FOOD = { q: "kind", is: ["food"] };

interface Poisoning {
  assessment: Assessment;
  dose: Dose | null;
}
