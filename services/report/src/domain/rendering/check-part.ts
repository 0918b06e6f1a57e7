import type { CheckId } from "@hundeblick/proto/health/check";
import type { OpenReport } from "@hundeblick/proto/http/report";
import type { AnswerQuestion, OpenQuestion } from "@hundeblick/proto/http/report-check";
import { fittingChecks } from "@hundeblick/triage/fitting-checks";
import { checkTexts } from "../../texts/check.ts";
import { askedByPhotos, openChecks } from "../check/asked-by-photos.ts";
import { askedByWords } from "../check/asked-by-words.ts";
import type { AssessedCheck } from "../check/assessed-check.ts";
import type { AssessedConcern } from "../check/assessed-concerns.ts";
import type { ComposedCheck } from "../check/composed-check.ts";
import { openPuppyQuestions } from "../check/puppy-start.ts";
import type { ComposedReport } from "../composed-report.ts";
import { breedQuestion } from "./breed-question.ts";
import { weightCourseOf } from "./changes.ts";
import { reportedConcern } from "./concerns.ts";
import { measurement } from "./measurements.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { SourceList } from "./source-list.ts";
import { illnessesOf } from "./statements.ts";

type CheckPart = Pick<
  OpenReport,
  | "level"
  | "concerns"
  | "ownWords"
  | "measured"
  | "knownIllnesses"
  | "openQuestions"
  | "writtenArthritis"
  | "areasWithGround"
  | "weightCourse"
>;

/** Results of `body_condition` after which the amount of food is suggested. */
const TOO_HEAVY: readonly string[] = ["slightly_over", "over"];

/** What the check adds to a report. `assessed` is in the report's language; `seen`: codes of all photos. */
export function checkPart(
  report: ComposedReport,
  assessed: AssessedCheck,
  book: Phrasebook,
  sources: SourceList,
  seen: readonly string[],
): CheckPart {
  const { check, areas, dog } = report;
  const byPhotos = check ? askedByPhotos(seen, check, book.language) : [];
  const byWords = askedByWords(report, book.language);
  return {
    level: assessed.level,
    concerns: assessed.concerns.map((concern) => reportedConcern(concern, sources)),
    ownWords: check?.ownWords ? { text: check.ownWords, notUnderstood: check.notUnderstood ?? [] } : null,
    measured: assessed.measured.map((one) => measurement(one, book, sources)),
    knownIllnesses: illnessesOf(report.general, book),
    openQuestions: check
      ? [
          ...openInConcerns(assessed.concerns),
          ...byWords,
          ...openPuppyQuestions(dog.ageMonths, check, book.language),
          ...byPhotos.filter(({ text }) => byWords.every((asked) => asked.text !== text)),
          ...openAboutDog(report, book),
          ...openChecks(suggestedChecks(check, assessed), check.checks, book.language).filter(({ text }) =>
            byPhotos.every((asked) => asked.text !== text),
          ),
        ]
      : [],
    writtenArthritis: check?.writtenArthritis ?? null,
    areasWithGround: check ? areas.filter(({ score }) => score !== null).length : null,
    weightCourse: weightCourseOf(check?.history?.weights ?? [], book),
  };
}

const openInConcerns = (assessed: readonly AssessedConcern[]): OpenQuestion[] =>
  assessed.flatMap(({ concern, assessment: { unanswered } }) =>
    concern.questions
      .filter(({ id }) => unanswered.includes(id))
      .map(({ id, text }) => ({ kind: "concern" as const, concern: concern.id, question: id, text })),
  );

/** Missing answers that most rules need, most useful first. */
function openAboutDog(report: ComposedReport, book: Phrasebook): OpenQuestion[] {
  const { dog } = report;
  const asked = (field: "age_months" | "weight_kg" | "sex"): AnswerQuestion => ({
    kind: "answer",
    field,
    text: book.say(checkTexts[field]),
  });
  return [
    dog.ageMonths === null && asked("age_months"),
    dog.weightKg === null && asked("weight_kg"),
    dog.breed?.from !== "owner" && breedQuestion(report, book),
    dog.sex === null && asked("sex"),
  ].filter((question) => question !== false);
}

/** Suggested checks: those of the concerns, the body condition, and the amount of food for a heavy dog. */
const suggestedChecks = ({ concerns }: ComposedCheck, { measured }: AssessedCheck): CheckId[] => [
  ...new Set([
    ...fittingChecks(concerns.map(({ id }) => id)),
    ...(measured.some(({ band }) => TOO_HEAVY.includes(band.id)) ? ["food_amount" as const] : []),
    "body_condition" as const,
  ]),
];
