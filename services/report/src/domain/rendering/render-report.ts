import { bandOf, labelOf } from "@hundeblick/proto/health/areas";
import type { OpenReport } from "@hundeblick/proto/http/report";
import type { ReportRef } from "@hundeblick/proto/ids";
import type { Language } from "@hundeblick/proto/language";
import { emergencyTexts } from "../../texts/emergency.ts";
import { areaNames, disclaimer, limitTexts, scoreLabels, summaryTexts } from "../../texts/frame.ts";
import { improvementTexts, improvementTitles, weightHelpsJoints } from "../../texts/improvements.ts";
import { personalityLines } from "../../texts/personality.ts";
import type { ComposedReport } from "../composed-report.ts";
import { areasOf } from "../legacy-ratings.ts";
import { redFlagFacts } from "../red-flags/red-flag-facts.ts";
import { emergencyOf } from "./emergency.ts";
import { type Phrasebook, phrasebook } from "./phrasebook.ts";
import { profileOf } from "./profile.ts";
import { type SourceList, sourceList } from "./source-list.ts";
import { illnessesOf, shortStatement, statement } from "./statements.ts";
import { type Products, supplementsOf } from "./supplements.ts";

/** What belongs to the page rather than to the dog. Instants in UTC. */
export type ReportFrame = {
  reportId: ReportRef;
  language: Language;
  createdAt: Date;
  photoExpiresAt: Date | null;
  imageUrl: string | null;
};

/** The whole report in one language, never two: the same stored report reads the same in each. */
export function renderReport(stored: ComposedReport, frame: ReportFrame, products: Products): OpenReport {
  const report = { ...stored, areas: areasOf(stored) };
  const book = phrasebook(frame.language, report.dog);
  const sources = sourceList(book);
  const { say, language } = book;
  const areas = report.areas.map(({ id, score, basis, confidence, findings }) => ({
    id,
    name: say(areaNames[id]),
    score,
    label: say(scoreLabels[labelOf(score)]),
    basis,
    confidence,
    withVet: false,
    statements: findings.map((finding) => statement(finding, book, sources)),
  }));
  return {
    locked: false,
    reportId: frame.reportId,
    language,
    createdAt: frame.createdAt.toISOString(),
    photoExpiresAt: frame.photoExpiresAt?.toISOString() ?? null,
    example: frame.reportId === "example",
    dogProfile: profileOf(report.dog, frame.imageUrl, book),
    healthMetrics: { ...overallOf(report), summary: summaryOf(report, book), areas },
    emergency: emergencyOf(report, book),
    vetSoon: report.vetSoon.map((id) => ({
      id,
      label: redFlagFacts(id).label[language],
      advice: redFlagFacts(id).advice[language],
    })),
    personality_assessment: personalityText(report, book),
    strengths: report.strengths.map((finding) => shortStatement(finding, book, sources)),
    improvements: improvementsOf(report, book),
    issues: report.issues.map((finding) => shortStatement(finding, book, sources)),
    ...supplementsIn(report, products, book, sources),
    limits: report.limits.map((code) => say(limitTexts[code], { model: report.looked.model })),
    sources: sources.all(),
    disclaimer: say(disclaimer),
    ...WITHOUT_CHECK,
    knownIllnesses: illnessesOf(report.general, book),
  };
}

/** A report nobody answered concerns or made checks for. */
const WITHOUT_CHECK = {
  level: null,
  concerns: [],
  ownWords: null,
  measured: [],
  openQuestions: [],
  areasWithGround: null,
};

const overallOf = ({ overallScore: score }: ComposedReport) =>
  score === null
    ? { overall_score: null, label: null, band: null }
    : { overall_score: score, label: labelOf(score), band: bandOf(score) };

function personalityText({ personality }: ComposedReport, { say }: Phrasebook): string | null {
  const line = personality === null ? undefined : personalityLines[personality];
  return line ? say(line) : null;
}

/** One to three sentences beside the score; a known illness is named before anything else. */
function summaryOf(report: ComposedReport, book: Phrasebook): string {
  const { say, inside, list } = book;
  if (report.overallScore === null) return say(emergencyTexts.noScore);
  const illnesses = illnessesOf(report.general, book).map(({ name }) => name);
  if (
    illnesses.length === 0 &&
    report.dog.ageMonths === null &&
    report.dog.weightKg === null &&
    report.areas.every(({ confidence }) => confidence === "low")
  )
    return say(summaryTexts.little_known, { score: report.overallScore });
  const weak = report.areas.filter(({ score }) => score < 75).map(({ id }) => inside(areaNames[id]));
  const said = [
    ...(illnesses.length > 0 ? [say(summaryTexts.known_illness, { what: illnesses.join("; ") })] : []),
    ...(report.vetSoon.length > 0 ? [say(summaryTexts.vet_soon)] : []),
    ...(weak.length > 0 ? [say(summaryTexts.look_at, { areas: list(weak) })] : []),
  ];
  return said.length > 0 ? said.join(" ") : say(summaryTexts.nothing_stands_out);
}

const improvementsOf = ({ improvements }: ComposedReport, { say }: Phrasebook): OpenReport["improvements"] =>
  improvements.map((code) => ({
    title: say(improvementTitles[code]),
    text:
      code === "weight_down" && improvements.includes("joints_vet")
        ? `${say(improvementTexts[code])} ${say(weightHelpsJoints)}`
        : say(improvementTexts[code]),
  }));

/** In an emergency nothing is sold and nothing is suggested. */
function supplementsIn(report: ComposedReport, products: Products, book: Phrasebook, sources: SourceList) {
  if (report.emergency)
    return {
      supplements: [],
      supplementIntro: book.say(emergencyTexts.noSupplements),
      leftOut: [],
      productSource: null,
    };
  return supplementsOf(report, products, book, sources);
}
