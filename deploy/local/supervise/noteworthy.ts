/** Filter for the terminal: warnings and errors; the rest stays in the file. */
export type Worth = { severity: "warning" | "failure"; text: string } | undefined;

const PLAIN_FAILURE = /^\[\d+\].*\[(ERR|FTL)\]|^[EF]\d{4} |\bpanic: |^\w*Error\b|\bERROR\b|\bFATAL\b/;
/** Valkey's advice for production servers. */
const NO_MATTER = /Memory overcommit must be enabled/;
const PLAIN_WARNING = /\[WRN\]|^\d+:\w .* # |\bWARN(ING)?\b/;

/** Parses JSON lines of our own processes and plain lines of the servers. */
export function noteworthy(line: string): Worth {
  if (line.startsWith("{")) return ofJson(line);
  if (PLAIN_FAILURE.test(line)) return { severity: "failure", text: line };
  return PLAIN_WARNING.test(line) && !NO_MATTER.test(line) ? { severity: "warning", text: line } : undefined;
}

function ofJson(line: string): Worth {
  const { level, msg, err } = parse(line);
  if (level !== "warn" && level !== "error" && level !== "fatal") return undefined;
  const cause = typeof err === "object" && err !== null && "message" in err ? `: ${String(err.message)}` : "";
  return { severity: level === "warn" ? "warning" : "failure", text: `${String(msg)}${cause}` };
}

function parse(line: string): { level?: unknown; msg?: unknown; err?: unknown } {
  try {
    return JSON.parse(line) as { level?: unknown; msg?: unknown; err?: unknown };
  } catch {
    return {};
  }
}
