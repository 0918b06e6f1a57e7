import type { OpenReport } from "@hundeblick/proto/http/report";

/** Sentences of a report with "…" for the dog's name, without those of every report. */
export function sentencesOf(report: OpenReport): string[] {
  const texts = [
    ...report.healthMetrics.areas.flatMap(({ statements }) => statements.map(({ text }) => text)),
    ...[...report.strengths, ...report.issues].map(({ text }) => text),
    ...report.improvements.flatMap(({ title, text }) => [title, text]),
    ...report.concerns.flatMap(({ reasons, home, doNot, goSooner, tellVet }) => [
      ...[...reasons, ...goSooner].map(({ text }) => text),
      ...home,
      ...doNot,
      ...tellVet,
    ]),
    ...report.measured.map(({ text }) => text),
    ...report.supplements.flatMap((one) => [one.why_this_product, one.expected_transformation, ...one.cautions]),
    ...report.leftOut.map(({ reason }) => reason),
    ...report.vetSoon.map(({ advice }) => advice),
    ...report.knownIllnesses.map(({ text }) => text),
    report.personality_assessment ?? "",
  ];
  const name = report.dogProfile.name ?? "";
  const own = texts.flatMap((text) => (name ? text.replaceAll(name, "…") : text).split(/(?<=[.!?])\s+/));
  return [...new Set(own.filter((sentence) => sentence !== ""))];
}

/** Numbers of owner-reported or measured sentences, and of typical ones. */
export function countByBasis({ healthMetrics, issues, concerns, measured }: OpenReport): {
  own: number;
  typical: number;
} {
  const statements = new Map(
    [...issues, ...healthMetrics.areas.flatMap((area) => area.statements)].map(({ text, basis }) => [text, basis]),
  );
  const of = (...bases: string[]) => [...statements.values()].filter((basis) => bases.includes(basis)).length;
  const reasons = concerns.flatMap((concern) => concern.reasons).length;
  return { own: of("told", "measured") + reasons + measured.length, typical: of("typical") };
}
