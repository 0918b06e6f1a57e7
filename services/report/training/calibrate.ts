import { EVIDENCE, evidenceOf } from "../src/domain/red-flags/model/certainty.ts";
import { fit, probability } from "./logistic-regression.ts";

/** One sentence with the log odds (by block of features) of a model that was not trained on it. */
export type Judged = {
  text: string;
  byBlock: readonly number[];
  byRule: boolean;
  level: "now" | "soon" | "none";
  kind: "plain" | "everyday" | "hard";
};

/** Shares of harmless sentences that may raise an alarm, and of hard ones that may also cause a question. */
const FALSE_ALARMS = { hard: 0.055, everyday: 0.05 };
const ASKED = 0.095;
/** Hardly any penalty: seven weights for more than a thousand sentences. */
const C = 100;

/** Weights of `evidenceOf` in one language, and the thresholds for an alarm and for a question. */
export function calibrate(judged: readonly Judged[]) {
  const examples = judged.map((one) => ({
    ...one,
    row: evidenceOf(one.byBlock, one.byRule, one.text),
    positive: one.level === "now",
    counts: 1,
  }));
  const found = fit(
    examples.filter(({ level }) => level !== "soon"),
    EVIDENCE,
    C,
  );
  const sureOf = (some: typeof examples) => some.map(({ row }) => probability(found, row)).sort((a, b) => b - a);
  const hard = sureOf(examples.filter(({ level, kind }) => level === "none" && kind === "hard"));
  // An alarm about what can wait frightens as much as one about nothing.
  const everyday = sureOf(examples.filter(({ positive, kind }) => !positive && kind === "everyday"));
  const above = (sure: readonly number[], share: number) =>
    Number(((sure[Math.floor(share * sure.length)] ?? 1) + 0.0005).toFixed(3));
  return {
    bias: found.bias,
    weights: [...found.weights],
    alarm: Math.max(above(hard, FALSE_ALARMS.hard), above(everyday, FALSE_ALARMS.everyday)),
    ask: above(hard, FALSE_ALARMS.hard + ASKED),
  };
}
