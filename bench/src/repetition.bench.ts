import { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { VisionResult } from "@hundeblick/proto/health/vision";
import { Language, LANGUAGES } from "@hundeblick/proto/language";
import { composeReport } from "../../services/report/src/domain/compose-report.ts";
import { renderReport } from "../../services/report/src/domain/rendering/render-report.ts";
import made from "./repetition/cases.json" with { type: "json" };
import { sentencesOf, countByBasis } from "./repetition/sentences.ts";
import type { Line } from "./verdict.ts";

const cases = made.map(({ language, answers }) => ({
  language: Language.parse(language),
  answers: OwnerAnswers.parse(answers),
}));
const PHOTO = VisionResult.parse({
  provider: "local",
  model: "efficientnet-lite1",
  verdict: "dog",
  breeds: [],
  breedVerdict: "unknown",
  findings: [],
});
/** Sentences printed for each language, most frequent first. */
const SHOWN = 8;

const reportsIn = (language: Language) =>
  cases.map(({ answers, language: written }) =>
    renderReport(
      composeReport({ looked: PHOTO, answers, language: written }),
      { reportId: "r".repeat(22), language, createdAt: new Date(0), photoExpiresAt: null, imageUrl: null },
      {},
    ),
  );

/** Frequency of each sentence in forty invented reports, and the share of each report about its own dog. */
export function repetitionBench(): Line[] {
  return LANGUAGES.flatMap((language) => {
    const reports = reportsIn(language);
    const counts = Map.groupBy(reports.flatMap(sentencesOf), (sentence) => sentence);
    const most = [...counts].toSorted(([, a], [, b]) => b.length - a.length).slice(0, SHOWN);
    const answered = reports.filter((_, i) => hasAnswers(cases[i]?.answers));
    const ratios = answered.map(countByBasis).map(({ own, typical }) => own / Math.max(1, typical));
    return [
      ...most.map(([sentence, { length }]) => ({
        what: `${language}: ${sentence}`.slice(0, 58),
        value: (100 * length) / reports.length,
        unit: "%",
        hold: { most: 33.3 },
      })),
      {
        what: `${language}: owner-reported or measured for one typical, least`,
        value: Math.min(...ratios),
        unit: "",
        hold: { least: 2 },
      },
    ];
  });
}

const hasAnswers = ({ concerns = [], checks = [] }: OwnerAnswers = {}): boolean => concerns.length + checks.length > 0;
