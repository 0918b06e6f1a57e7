import { MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import { DIETS, GOALS, RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { CHECKS, CONCERNS, CONDITIONS, MEDICINES } from "@hundeblick/proto/health/check-lists";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import type { DogInfo } from "./dog-info.ts";
import { readWeight } from "./read-answers.ts";

const TEXTS = ["name", "breed", "allergies", "meds"] as const;

/** The form's answers for the request: months as an integer, kg as a decimal, without empty values. */
export function contextOf(dog: DogInfo): AnalyzeContext {
  const ageMonths = Number.parseInt(dog.age_months, 10);
  const weight = readWeight(dog.weight_kg);
  const goals = GOALS.filter((goal) => dog.goals.includes(goal));
  const diet = DIETS.find((known) => known === dog.diet);
  const redFlags = RED_FLAGS_NOW.filter((flag) => dog.redFlags.includes(flag));
  const concerns = dog.concerns
    .filter(({ id }) => CONCERNS.includes(id))
    .map(({ skipped: _skipped, ...concern }) => concern);
  const checks = dog.checks.filter(({ id }) => CHECKS.includes(id));
  const conditions = CONDITIONS.filter((id) => dog.conditions.includes(id));
  const medicines = MEDICINES.filter((id) => dog.medicines.includes(id));
  const additionalInfo = ownWords(dog);
  const [name, breed, allergies, meds] = TEXTS.map((field) => dog[field].trim());
  return {
    ...(name && { name }),
    ...(breed && { breed }),
    ...(Number.isInteger(ageMonths) && { age_months: ageMonths }),
    ...(weight.kind === "value" && { weight_kg: weight.value }),
    ...(dog.sex !== "" && { sex: dog.sex }),
    ...(dog.neutered !== null && { neutered: dog.neutered }),
    ...(dog.sex === "female" && dog.neutered !== true && dog.pregnant && { pregnant: true }),
    ...(allergies && { allergies }),
    ...(meds && { meds }),
    ...(diet && { diet }),
    ...(goals.length > 0 && { goals }),
    ...(additionalInfo && { additionalInfo }),
    ...(redFlags.length > 0 && { redFlags }),
    ...(dog.wordAnswers.length > 0 && { wordAnswers: dog.wordAnswers }),
    ...(concerns.length > 0 && { concerns }),
    ...(checks.length > 0 && { checks }),
    ...(conditions.length > 0 && { conditions }),
    ...(medicines.length > 0 && { medicines }),
    ...(dog.notDiagnosed?.length && { notDiagnosed: dog.notDiagnosed }),
  };
}

/** The owner's texts in order. */
function ownWords({ words, additionalInfo }: DogInfo): string {
  const [first, second] = [words.trim(), additionalInfo.trim()];
  const all = first === "" || second.includes(first) ? second : `${first}\n${second}`.trim();
  return all.slice(0, MAX_LENGTHS.additionalInfo);
}
