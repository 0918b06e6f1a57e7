import { type Ingredient, severityFactors } from "../../data/ingredients.ts";
import type { Dose, Severity } from "./supplement-choice.ts";

/**
 * Daily amount of an ingredient in mg. `weightKg` of this dog, or undefined.
 * Without a severity it is the range of the studies; with one, the site's amount times its factor (0.8, 1, 1.2).
 * Never above the ingredient's caps (per kg, and for omega-3 310 × kg^0.75). Rounded down to amounts one can measure.
 */
export function doseFor({ dose }: Ingredient, weightKg: number | undefined, severity: Severity | undefined): Dose {
  if (!dose.perKgMg) return { kind: "as_text" };
  const cap = dose.maxPerKg ?? dose.perKgMg[1];
  const target = severity && dose.defaultPerKg ? dose.defaultPerKg * severityFactors[severity] : undefined;
  const low = Math.min(target ?? dose.perKgMg[0], cap);
  const high = Math.min(target ?? dose.perKgMg[1], cap);
  if (weightKg === undefined) return { kind: "per_kg", perKgMg: [low, high] };

  const ceiling = dose.maxPerMetabolicKg ? dose.maxPerMetabolicKg * weightKg ** 0.75 : Number.POSITIVE_INFINITY;
  const daily = (perKg: number) => roundDown(Math.min(perKg * weightKg, ceiling));
  return { kind: "per_day", minMg: daily(low), maxMg: daily(high), perDay: true };
}

/** Steps grow with the amount, and every step divides the next one's start, so that more weight never means less. */
function roundDown(mg: number): number {
  const step = mg < 1 ? 0.05 : mg < 10 ? 0.5 : mg < 100 ? 1 : mg < 1_000 ? 10 : 50;
  // The tiny addend keeps 0.15 / 0.05 from becoming 2.9999999999999996.
  return Number((Math.floor(mg / step + 1e-9) * step).toFixed(2));
}
