import type { SupplementArea } from "../../data/ingredients.ts";
import type { ComposedReport } from "../composed-report.ts";
import { NEED_SHOWN_BY } from "./needs.ts";
import { WEIGHT } from "./scores.ts";

/** Match of a supplement's need, 0–1: thirds by the highest confidence of its findings; one third for a goal alone. */
export function matchOf({ areas, general }: Pick<ComposedReport, "areas" | "general">, need: SupplementArea): number {
  const shown = [...areas.flatMap(({ findings }) => findings), ...general].filter(({ code }) =>
    NEED_SHOWN_BY[need]?.includes(code),
  );
  return Math.max(WEIGHT.low, ...shown.map(({ confidence }) => WEIGHT[confidence])) / WEIGHT.high;
}
