import type { OpenReport } from "@hundeblick/proto/http/report";
import { answerText } from "@hundeblick/triage/because";
import { CONDITION_NAMES, MEDICINE_NAMES } from "@hundeblick/triage/condition-names";
import { sexWords } from "../../texts/frame.ts";
import { dietNames, sheetTexts } from "../../texts/sheet.ts";
import type { AssessedConcern } from "../check/assessed-concerns.ts";
import type { ComposedCheck } from "../check/composed-check.ts";
import type { ComposedReport, Dog } from "../composed-report.ts";
import { breedName } from "./profile.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { illnessesOf } from "./statements.ts";

type SheetAnswers = NonNullable<OpenReport["told"]>;

/** Answers for the vet's sheet; a value is empty without an answer. Not for old reports. */
export function sheetAnswers(
  { dog, check, emergency, general }: ComposedReport,
  concerns: readonly AssessedConcern[],
  book: Phrasebook,
): SheetAnswers | undefined {
  if (!check) return undefined;
  const { say, language } = book;
  const line = (key: keyof typeof sheetTexts, value: string | null) => ({
    label: say(sheetTexts[key]),
    value: value ?? "",
  });
  const { meds, allergies, diet } = check;
  const chosen = check.conditions.map((id) => CONDITION_NAMES[id][language]);
  const illnessNames = chosen.length > 0 ? chosen : illnessesOf(general, book).map(({ name }) => name);
  const blank = (key: keyof typeof sheetTexts) => line(key, null);
  // a concern's questions ask for these in their own words
  const aboutNow = concerns.length > 0 ? [] : [blank("since"), blank("eats"), blank("toilet")];
  const isPoison = emergency?.flags.some(({ id }) => id === "poison") && concerns.length === 0;
  return [
    line("breed", dog.breed?.from === "owner" ? breedName(dog.breed, book) : null),
    line("age", dog.ageMonths === null ? null : book.age(dog.ageMonths)),
    line("weight", dog.weightKg === null ? null : book.kg(dog.weightKg)),
    line("sex", sexOf(dog, book)),
    line("medicines", joined([meds, ...check.medicines.map((id) => MEDICINE_NAMES[id][language])])),
    blank("last_given"),
    line("illnesses", joined(illnessNames)),
    line("allergies", allergies ?? null),
    line("food", diet ? say(dietNames[diet]) : null),
    blank("vaccinated"),
    blank("travel"),
    ...(dog.sex === "female" && dog.neutered !== true ? [blank("season")] : []),
    ...(isPoison ? [blank("swallowed")] : []),
    ...aboutNow,
    ...concerns.flatMap((assessed) => answersOf(assessed, check)),
  ];
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join("; ");

const sexOf = ({ sex, neutered, pregnant }: Dog, { say }: Phrasebook) =>
  joined([
    sex ? say(sexWords[sex]) : undefined,
    neutered === null ? undefined : say(sexWords[neutered ? "neutered" : "intact"]),
    pregnant ? say(sexWords.pregnant) : undefined,
  ]);

/** A concern's questions with their answers in order, without those that were never due. */
function answersOf({ concern, assessment }: AssessedConcern, check: ComposedCheck): SheetAnswers {
  const answers = check.concerns.find(({ id }) => id === concern.id)?.answers ?? {};
  return concern.questions.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) {
      return assessment.unanswered.includes(question.id)
        ? [{ label: question.text, value: "", concern: concern.name }]
        : [];
    }
    const texts = [answer].flat().map((one) => answerText(question, one, concern.language));
    return [{ label: question.text, value: texts.join(", "), concern: concern.name }];
  });
}
