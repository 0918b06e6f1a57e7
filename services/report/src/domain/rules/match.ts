import type { SupplementArea } from "../../data/ingredients.ts";
import type { ComposedReport } from "../composed-report.ts";
import { NEED_SHOWN_BY } from "./needs.ts";
import { WEIGHT } from "./scores.ts";

/**
 * How sure a report is that this dog has the need a supplement was chosen for, 0–1: one, two or three thirds for a low,
 * medium or high confidence of the surest finding that shows it. A wish alone is low.
 */
export function matchOf({ areas, general }: Pick<ComposedReport, "areas" | "general">, need: SupplementArea): number {
  const shown = [...areas.flatMap(({ findings }) => findings), ...general].filter(({ code }) =>
    NEED_SHOWN_BY[need]?.includes(code),
  );
  return Math.max(WEIGHT.low, ...shown.map(({ confidence }) => WEIGHT[confidence])) / WEIGHT.high;
}
