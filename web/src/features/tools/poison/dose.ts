import { type PoisonAnswers, readAmount, readWeight } from "./answers.ts";
import { factsOf, type Mark, TOXINS, unitsOf } from "./kinds.ts";

/** Grams, or millilitres of a drink; null if unknown, or for a lick. */
export function gramsOf({ kind, unit, amount = "" }: Pick<PoisonAnswers, "kind" | "unit" | "amount">): number | null {
  const each = unit && unitsOf(kind).includes(unit) ? factsOf(kind).grams?.[unit] : undefined;
  const count = readAmount(amount);
  return each === undefined || count === null ? null : each * count;
}

export interface Dose {
  mg: number;
  /** Rounded as displayed, so that text and comparison agree. */
  mgPerKg: number;
  unit: "mg" | "g";
  marks: readonly Mark[];
  reached: readonly Mark[];
}

/** Dose per kg of dog and the published amounts; null without a comparison. */
export function doseOf(answers: Pick<PoisonAnswers, "kind" | "unit" | "amount" | "weight">): Dose | null {
  const { content } = factsOf(answers.kind);
  const [grams, kg] = [gramsOf(answers), readWeight(answers.weight)];
  if (!content || grams === null || kg === null) return null;
  const { marks, unit } = TOXINS[content.toxin];
  const mg = grams * content.mgPerG;
  const step = unit === "g" ? 10 : 0.1;
  const mgPerKg = Number((Math.round(mg / kg / step) * step).toFixed(1));
  return { mg, mgPerKg, unit, marks, reached: marks.filter((mark) => mgPerKg >= mark.mgPerKg) };
}
