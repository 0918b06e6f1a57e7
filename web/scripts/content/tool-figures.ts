import { isSourceId } from "../../src/content/evidence.ts";
import { covers, figuresIn } from "./figures.ts";

/** Figures in a tool's texts without a source, as sentences; `texts` are those of one language. */
export function uncitedFigures(texts: object, figures: Readonly<Record<string, string>>): string[] {
  const all = [...stringsIn(texts)];
  const uncited = all.flatMap(([path, text]) => {
    const [figure] = figuresIn(text);
    return figure === undefined || Object.keys(figures).some((key) => covers(key, path))
      ? []
      : [`${path}: „${figure}“ has no source in FIGURES`];
  });
  const unknown = Object.entries(figures).flatMap(([key, source]) => [
    ...(source === "own" || isSourceId(source)
      ? []
      : [`FIGURES, ${key}: there is no source "${source}" in src/content/evidence.ts`]),
    ...(all.some(([path]) => covers(key, path)) ? [] : [`FIGURES, ${key}: there is no such text`]),
  ]);
  return [...uncited, ...unknown];
}

/**
 * Every text with its path: `evidence.0`, `vet.short`. Texts made by functions hold calculated values, so they are
 * skipped.
 */
function* stringsIn(value: unknown, path = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* stringsIn(part, path ? `${path}.${key}` : key);
}
