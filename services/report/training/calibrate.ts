/** One sentence judged by a model that had not seen it. */
export type Judged = { danger: number; byRule: boolean; level: "now" | "soon" | "none"; hard: boolean };

/** Shares of harmless sentences that may raise an alarm, and that may be asked about beside that. */
const FALSE_ALARMS = 0.045;
const ASKED = 0.11;
/** No rule raises an alarm that the model thinks less likely than not; nothing unlikelier than this is asked about. */
const LEAST = { alarm: 0.5, ask: 0.25 };

/**
 * From which probability on something is raised or asked.
 * Of all pairs of thresholds with few enough false alarms among the hard sentences the one that raises most; the same again for
 * what is asked.
 */
export function calibrate(judged: readonly Judged[]) {
  const now = judged.filter(({ level }) => level === "now");
  const none = judged.filter(({ level, hard }) => level === "none" && hard);
  const steps = Array.from({ length: 99 }, (_, i) => (i + 1) / 100);
  const share = (some: readonly Judged[], rule: number, alone: number) =>
    some.filter(({ danger, byRule }) => danger >= (byRule ? rule : alone)).length / some.length;
  const choose = (most: number, least: number, atMost = { rule: 1, alone: 1 }) => {
    let best = { rule: atMost.rule, alone: atMost.alone, found: -1 };
    for (const alone of steps.filter((one) => one <= atMost.alone))
      for (const rule of steps.filter((one) => one >= least && one <= Math.min(alone, atMost.rule))) {
        const found = share(now, rule, alone);
        if (found > best.found && share(none, rule, alone) <= most) best = { rule, alone, found };
      }
    return best;
  };
  const alarm = choose(FALSE_ALARMS, LEAST.alarm);
  const asked = choose(FALSE_ALARMS + ASKED, LEAST.ask, alarm);
  return { alarm: alarm.alone, rule: alarm.rule, ask: asked.alone, askRule: asked.rule };
}
