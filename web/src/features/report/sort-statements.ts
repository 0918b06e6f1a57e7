import type { OpenReport, Statement } from "@hundeblick/proto/http/report";

type Area = OpenReport["healthMetrics"]["areas"][number];

interface SortedStatements {
  areas: Area[];
  seen: Statement[];
  issues: Statement[];
  typical: Statement[];
}

/** Most typical sentences, so that those about this dog stand out. */
const MAX_TYPICAL = 5;

/**
 * Groups statements by basis: seen and typical ones have sections of their own, told and measured ones stay. Removes
 * what an area says already. Old reports are left as they were.
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
