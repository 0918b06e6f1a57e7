import { labelOf } from "@hundeblick/proto/health/areas";
import type { ExtraPhoto } from "@hundeblick/proto/health/extra-photo";
import type { Level } from "@hundeblick/proto/health/check";
import type { OpenReport } from "@hundeblick/proto/http/report";
import type { ReportRef } from "@hundeblick/proto/ids";
import type { Language } from "@hundeblick/proto/language";
import { emergencyTexts } from "../../texts/emergency.ts";
import { areaLabels, areaNames, disclaimer, limitTexts, scoreLabels } from "../../texts/frame.ts";
import { improvementTexts, improvementTitles, weightHelpsJoints } from "../../texts/improvements.ts";
import { personalityLines } from "../../texts/personality.ts";
import { assessedIn } from "../check/assessed-check.ts";
import { isUrgent } from "@hundeblick/proto/health/levels";
import type { ComposedReport } from "../composed-report.ts";
import { areasOf } from "../legacy-ratings.ts";
import type { RatedFinding } from "../rules/finding.ts";
import { checkPart } from "./check-part.ts";
import { emergencyOf } from "./emergency.ts";
import { extraPhotosOf } from "./extra-photos.ts";
import { overallOf } from "./overall.ts";
import { type Phrasebook, phrasebook } from "./phrasebook.ts";
import { profileOf } from "./profile.ts";
import { type SourceList, sourceList } from "./source-list.ts";
import { soonSigns } from "./soon-signs.ts";
import { shortStatement, statement } from "./statements.ts";
import { summaryOf } from "./summary.ts";
import { type Products, supplementsOf } from "./supplements.ts";
import { sheetAnswers } from "./sheet-answers.ts";

/** What belongs to the page rather than to the dog. Instants in UTC. */
type ReportFrame = {
  reportId: ReportRef;
  language: Language;
  createdAt: Date;
  photoExpiresAt: Date | null;
  imageUrl: string | null;
  /** Missing without extra photos. */
  extraPhotos?: readonly ExtraPhoto[] | undefined;
};

/** Renders a stored report in one language. */
export function renderReport(stored: ComposedReport, frame: ReportFrame, products: Products): OpenReport {
  const { extraPhotos = [] } = frame;
  const report = { ...stored, areas: areasOf(stored) };
  const book = phrasebook(frame.language, report.dog);
  const sources = sourceList(book);
  const assessed = assessedIn(report, frame.language);
  const check = checkPart(report, assessed, book, sources, seenIn(report, extraPhotos));
  const { say, language } = book;
  const areas = report.areas.map(({ id, score, basis, confidence, withVet = false, findings }) => ({
    id,
    name: say(areaNames[id]),
    score,
    label: say(score === null ? areaLabels[unscored(withVet, findings)] : scoreLabels[labelOf(score)]),
    basis,
    confidence,
    withVet,
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
    healthMetrics: {
      ...overallOf(report, check.level),
      summary: summaryOf(report, assessed, book),
      areas,
    },
    emergency: emergencyOf(report, book),
    vetSoon: soonSigns(report, language),
    personality_assessment: personalityText(report, book),
    strengths: report.strengths.map((finding) => shortStatement(finding, book, sources)),
    improvements: improvementsOf(report, book),
    // while a visit is urgent the level replaces the score
    issues: isUrgent(check.level) ? [] : report.issues.map((finding) => shortStatement(finding, book, sources)),
    ...supplementsIn(report, check.level, products, book, sources),
    extraPhotos: extraPhotosOf(extraPhotos, report.looked, frame.imageUrl, book, sources),
    limits: report.limits.map((code) => say(limitTexts[code], { model: report.looked.model })),
    ...check,
    told: sheetAnswers(report, assessed.concerns, book),
    sources: sources.all(),
    disclaimer: say(disclaimer),
  };
}

/** Why an area has no score. */
const unscored = (withVet: boolean, findings: readonly RatedFinding[]): keyof typeof areaLabels => {
  if (withVet) return "with_vet";
  return findings.some(({ code }) => code === "told_lively") ? "not_scored" : "no_ground";
};

/** Codes seen in any photo. */
const seenIn = ({ areas, general }: ComposedReport, extraPhotos: readonly ExtraPhoto[]): string[] =>
  [
    ...[...areas.flatMap(({ findings }) => findings), ...general].filter(({ basis }) => basis === "seen"),
    ...extraPhotos.flatMap(({ findings }) => findings ?? []),
  ].map(({ code }) => code);

function personalityText({ personality }: ComposedReport, { say }: Phrasebook): string | null {
  const line = personality === null ? undefined : personalityLines[personality];
  return line ? say(line) : null;
}

const improvementsOf = ({ improvements }: ComposedReport, { say }: Phrasebook): OpenReport["improvements"] =>
  improvements.map((code) => ({
    title: say(improvementTitles[code]),
    text:
      code === "weight_down" && improvements.includes("joints_vet")
        ? `${say(improvementTexts[code])} ${say(weightHelpsJoints)}`
        : say(improvementTexts[code]),
  }));

/** In an emergency, and while a vet should look now or today, nothing is suggested. */
function supplementsIn(
  report: ComposedReport,
  level: Level | null,
  products: Products,
  book: Phrasebook,
  sources: SourceList,
) {
  if (report.emergency || isUrgent(level))
    return {
      supplements: [],
      supplementIntro: book.say(emergencyTexts.noSupplements),
      leftOut: [],
      productSource: null,
    };
  return supplementsOf(report, products, book, sources);
}
