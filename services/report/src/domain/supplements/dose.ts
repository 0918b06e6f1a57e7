import { type Ingredient, severityFactors } from "../../data/ingredients.ts";
import type { Dose, Severity } from "./supplement-choice.ts";

/**
 * Daily amount in mg for `weightKg`, or undefined. The studies' range without a severity; with one, the site's amount
 * times its factor (0.8, 1, 1.2). Within the caps (per kg, for omega-3 also 310 × kg^0.75), rounded down to steps.
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
  return { kind: "per_day", minMg: daily(low), maxMg: daily(high) };
}

/**
 * Steps grow with the amount; each divides the start of the next one, so that the amount is monotonic in the weight.
 */
function roundDown(mg: number): number {
  const step = mg < 1 ? 0.05 : mg < 10 ? 0.5 : mg < 100 ? 1 : mg < 1_000 ? 10 : 50;
  // the small addend keeps 0.15 / 0.05 from becoming 2.9999999999999996
  return Number((Math.floor(mg / step + 1e-9) * step).toFixed(2));
}
