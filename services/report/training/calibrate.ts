import { EVIDENCE, evidenceOf } from "../src/domain/red-flags/model/certainty.ts";
import { fit, probability } from "./logistic-regression.ts";

/** One sentence judged by a model that had not seen it. */
export type Judged = { text: string; danger: number; byRule: boolean; level: "now" | "soon" | "none"; hard: boolean };

/** Shares of hard harmless sentences that may raise an alarm, and that may be asked about beside that. */
const FALSE_ALARMS = 0.045;
const ASKED = 0.11;
/** Plain sentences are the rules' own, which rules find more often than others. */
const PLAIN = 0.4;
/** Hardly any penalty: five weights for more than a thousand sentences. */
const C = 100;

/** How much odds, rules and length say of a text in one language, and from which certainty on it is raised or asked. */
export function calibrate(judged: readonly Judged[]) {
  const examples = judged
    .filter(({ level }) => level !== "soon")
    .map((one) => ({
      ...one,
      row: evidenceOf(one.danger, one.byRule, one.text),
      positive: one.level === "now",
      counts: one.hard ? 1 : PLAIN,
    }));
  const found = fit(examples, EVIDENCE, C);
  const harmless = examples
    .filter(({ positive, hard }) => !positive && hard)
    .map(({ row }) => probability(found, row))
    .sort((a, b) => b - a);
  const above = (share: number) => Number(((harmless[Math.floor(share * harmless.length)] ?? 1) + 0.0005).toFixed(3));
  return {
    bias: found.bias,
    weights: [...found.weights],
    alarm: above(FALSE_ALARMS),
    ask: above(FALSE_ALARMS + ASKED),
  };
}
