import type { OwnerAnswers, RedFlagId, RedFlagSoon } from "@hundeblick/proto/health/answers";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { Language } from "@hundeblick/proto/language";
import type { LimitCode } from "../texts/frame.ts";
import { assessCheck } from "./check/assessed-check.ts";
import type { AssessedConcern } from "./check/assessed-concerns.ts";
import { composeCheck } from "./check/composed-check.ts";
import type { History } from "./check/history.ts";
import { replaces } from "./check/concern-areas.ts";
import { advisesVisit, isUrgent } from "@hundeblick/proto/health/levels";
import { withPuppyStart } from "./check/puppy-start.ts";
import type { ComposedReport, Dog } from "./composed-report.ts";
import { findEmergency, textsOf } from "./find-emergency.ts";
import { limitsOf } from "./limits.ts";
import { notUnderstood } from "./owner-words/not-understood.ts";
import { readOwnerWords } from "./owner-words/read-owner-words.ts";
import { suggestedConcerns } from "./owner-words/suggested.ts";
import { readText } from "./red-flags/read-text.ts";
import { measuredFindings, preferMeasured } from "./rules/measured-findings.ts";
import { concernFindings } from "./rules/concern-findings.ts";
import { areasWithVet } from "./rules/known-illness.ts";
import { allFindings } from "./rules/all-findings.ts";
import { unscoreLiveliness } from "./rules/energy.ts";
import { fewTypical } from "./rules/few-typical.ts";
import { improvements } from "./rules/improvements.ts";
import { personalityOf } from "./rules/personality.ts";
import { issues, strengths } from "./rules/praise-and-worry.ts";
import { overallScore, scoreAreas } from "./rules/scores.ts";
import type { OwnerStatements } from "./rules/owner-statements.ts";
import { needsOf, vetFirst } from "./rules/needs.ts";
import { chooseSupplements } from "./supplements/choose-supplements.ts";
import { factsOf, knownDog } from "./known-dog.ts";
import { findSigns } from "./stated-signs/find-signs.ts";

/** `history`: earlier measurements; missing in a first report. */
type ComposeInput = { looked: VisionResult; answers: OwnerAnswers; language: Language; history?: History };

/**
 * Composes a report without sentences; pure and deterministic. Order: red flags; areas and score; praise, worries and
 * actions; supplements after their contraindications.
 */
export function composeReport({ looked, answers: given, language, history }: ComposeInput): ComposedReport {
  const answers = withPuppyStart(given, language);
  const texts = textsOf(answers);
  const read = texts.map((text) => readText(text, language));
  const words = readOwnerWords(answers, language);
  const dog = knownDog(looked, answers, answers.pregnant === true || words.pregnant, language);
  const emergency = findEmergency(
    answers,
    read.flatMap(({ alarms }) => alarms),
    words,
  );
  const check = composeCheck(answers, words, aboutWords(answers, language), history);
  if (emergency)
    return { ...emergencyReport(looked, dog, emergency, answers.additionalInfo ? ["word_list"] : []), check };

  const assessed = assessCheck(check, dog, language);
  const { concerns, measured, level } = assessed;
  const soon = read.flatMap((one) => one.soon);
  const signs = answers.additionalInfo ? findSigns(answers.additionalInfo, language) : [];
  const stated: OwnerStatements = {
    goals: answers.goals ?? [],
    soon: [...new Set(soon.map(({ id }) => id))].filter((id) => !isAnsweredBy(concerns, id)),
    // medicines and allergies are lists of names; answered questions are not asked again
    askNow: concerns.length === 0 && hasOpenQuestion(answers, language),
    signs: signs.map(({ sign }) => sign),
    quotes: Object.fromEntries([
      ...soon.toReversed().map(({ id, quote }) => [id, quote]),
      ...signs.map(({ sign, quote }) => [sign, quote]),
    ]),
    words,
    diet: answers.diet ?? null,
  };
  const hasVisitAdvised = stated.soon.length > 0 || advisesVisit(level);
  const rated = preferMeasured([
    ...concernFindings(concerns),
    ...measuredFindings(measured),
    ...allFindings(looked, dog, factsOf(dog.breed), stated),
  ]);
  const findings = fewTypical(
    hasVisitAdvised ? rated.map(unscoreLiveliness) : rated,
    concerns.flatMap(({ assessment }) => assessment.reasons).length,
  );
  const areas = scoreAreas(findings, areasWithVet(words));
  const general = findings.filter(({ area }) => area === "general");
  const vetFirstAreas = vetFirst(stated, assessed);
  // a complete puppy food needs no supplements
  const isPuppy = dog.stage === "puppy";
  const goals = isPuppy ? [] : stated.goals.filter((goal) => !vetFirstAreas.includes(goal));
  const needs = isPuppy ? [] : needsOf(findings).filter(({ area }) => !vetFirstAreas.includes(area));
  return {
    version: 1,
    dog,
    looked: toProviderInfo(looked),
    emergency: null,
    vetSoon: [...stated.soon],
    areas,
    general,
    overallScore: overallScore(areas, general, hasVisitAdvised),
    strengths: strengths(findings, dog, stated),
    issues: issues(findings),
    improvements: improvements(findings, dog, factsOf(dog.breed), stated),
    personality: hasVisitAdvised ? null : personalityOf(dog, factsOf(dog.breed)),
    supplements: chooseSupplements({ answers, words, goals, needs }),
    vetFirst: stated.goals.filter((goal) => vetFirstAreas.includes(goal)),
    supplementsWanted: goals.length + needs.length > 0,
    limits: limitsOf(looked, answers),
    check,
    ...(isUrgent(level) && BEFORE_THE_VISIT),
  };
}

/** What the owner's text suggests, and what of it was not understood. */
function aboutWords({ additionalInfo, concerns = [], ageMonths }: OwnerAnswers, language: Language) {
  if (!additionalInfo) return {};
  const chosen = concerns.map(({ id }) => id);
  return {
    suggested: suggestedConcerns(additionalInfo, language, ageMonths),
    notUnderstood: notUnderstood(additionalInfo, language, chosen),
  };
}

/** While a vet should look now or today: no score and no suggestions but those of the concern. */
const BEFORE_THE_VISIT = {
  overallScore: null,
  strengths: [],
  improvements: [],
  personality: null,
  supplements: { recommended: [], leftOut: [] },
} satisfies Partial<ComposedReport>;

/** A concern whose required questions are answered takes precedence over words about the same sign. */
const isAnsweredBy = (concerns: readonly AssessedConcern[], sign: RedFlagId): boolean =>
  concerns.some(({ concern, assessment }) => assessment.complete && replaces(concern.id, sign as RedFlagSoon));

/** Suspicious words without an answer of the owner; other answers do not remove them. */
const hasOpenQuestion = ({ additionalInfo, wordAnswers = [] }: OwnerAnswers, language: Language): boolean =>
  !!additionalInfo &&
  readText(additionalInfo, language).ask.some(({ id }) => wordAnswers.every((answered) => answered.id !== id));

const emergencyReport = (
  looked: VisionResult,
  dog: Dog,
  emergency: ComposedReport["emergency"],
  limits: LimitCode[],
): ComposedReport => ({
  version: 1,
  dog,
  looked: toProviderInfo(looked),
  emergency,
  vetSoon: [],
  areas: [],
  general: [],
  issues: [],
  vetFirst: [],
  supplementsWanted: false,
  limits,
  ...BEFORE_THE_VISIT,
});

const toProviderInfo = ({ provider, model, fellBackFrom }: VisionResult): ComposedReport["looked"] => ({
  provider,
  model,
  ...(fellBackFrom ? { fellBackFrom } : {}),
});
