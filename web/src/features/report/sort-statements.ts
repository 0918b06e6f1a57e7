import type { OpenReport, Statement } from "@hundeblick/proto/http/report";

type Area = OpenReport["healthMetrics"]["areas"][number];

export interface SortedStatements {
  areas: Area[];
  seen: Statement[];
  issues: Statement[];
  typical: Statement[];
}

/** Typical sentences that are worth reading; more would drown what is about this dog. */
const MAX_TYPICAL = 5;

/**
 * Sorts the statements by their voice: seen and typical ones get parts of their own, told and measured ones stay.
 * What an area says is not said again. A report made before areas needed ground keeps every statement where it was.
 */
export function sortStatements({ areasWithGround, healthMetrics, issues }: OpenReport): SortedStatements {
  const { areas } = healthMetrics;
  if (areasWithGround === null) return { areas, seen: [], issues, typical: [] };
  const all = [...areas.flatMap(({ statements }) => statements), ...issues];
  const of = (basis: Statement["basis"]) => uniqueByText(all.filter((statement) => statement.basis === basis));
  const stays = ({ basis }: Statement) => basis === "told" || basis === "measured";
  const inAreas = new Set(areas.flatMap(({ statements }) => statements.map(({ text }) => text)));
  return {
    areas: areas.map((area) => ({ ...area, statements: area.statements.filter(stays) })),
    seen: of("seen"),
    issues: issues.filter((issue) => stays(issue) && !inAreas.has(issue.text)),
    typical: of("typical").slice(0, MAX_TYPICAL),
  };
}

const uniqueByText = (statements: Statement[]) => [
  ...new Map(statements.map((statement) => [statement.text, statement])).values(),
];
