import { styleText } from "node:util";

export type Severity = "done" | "note" | "warning" | "failure";
/** Prints one event: source, line and outcome. */
export type Report = (who: string, line: string, severity: Severity) => void;

const COLOURS = ["cyan", "magenta", "yellow", "green", "blue", "cyanBright", "magentaBright"] as const;
const SIGNS = {
  done: styleText("green", "✓"),
  note: styleText("dim", "·"),
  warning: styleText("yellow", "!"),
  failure: styleText("red", "✗"),
} as const;

/** Lines for a terminal: a symbol, the name in its own colour, the text. */
export function terminal(
  write: (text: string) => void = (text) => {
    process.stdout.write(text);
  },
): Report {
  const seen: string[] = [];
  return (who, line, severity) => {
    if (!seen.includes(who)) seen.push(who);
    const colour = COLOURS[seen.indexOf(who) % COLOURS.length] ?? "cyan";
    write(`  ${SIGNS[severity]} ${styleText(colour, who.padEnd(16))} ${line}\n`);
  };
}

export const seconds = (sinceMs: number): string => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
