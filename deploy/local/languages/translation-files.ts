import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { areaOf, SOURCES, wholeFiles } from "./areas.ts";
import { type Text, type TextRecord, textRecords } from "./text-records.ts";

/** Texts of an area by file and path. */
type Area = Record<string, Record<string, Text>>;
interface Source {
  file: string;
  area: string;
  source: string;
  records: TextRecord[];
}

const pathOf = (root: string, language: string, area: string): string =>
  join(root, "translations", language, `${area}.json`);
const hasLetters = (text: Text): boolean =>
  typeof text === "string"
    ? text !== ""
    : typeof text === "object" && text !== null && Object.values(text).some(hasLetters);

function sourcesIn(root: string): Source[] {
  const files = globSync(SOURCES, { cwd: root, exclude: ["**/node_modules"] }).toSorted();
  return files.flatMap((file) => {
    const area = areaOf(file);
    const source = area ? readFileSync(join(root, file), "utf8") : "";
    // most files have no texts and need no parsing
    return area && /\bpl\b/.test(source) ? [{ file, area, source, records: textRecords(file, source) }] : [];
  });
}

/** Writes the English texts for a translator; returns the paths of the files. */
export function exportTexts(root: string, language: string): string[] {
  const areas: Record<string, Area> = {};
  for (const { file, area, records } of sourcesIn(root)) {
    const texts = records.flatMap(({ key, english }) => (hasLetters(english) ? [[key, english] as const] : []));
    if (texts.length > 0) (areas[area] ??= {})[file] = Object.fromEntries(texts);
  }
  const written = Object.entries(areas).map(([area, texts]) => {
    const path = pathOf(root, language, area);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
    return path.slice(root.length + 1);
  });
  return [...written, ...wholeFiles(root).map((file) => startWholeFile(root, file, language))];
}

function startWholeFile(root: string, nameIn: (language: string) => string, language: string): string {
  const [file, english] = [nameIn(language), nameIn("en")];
  if (!existsSync(join(root, file)))
    copyFileSync(join(root, existsSync(join(root, english)) ? english : nameIn("de")), join(root, file));
  return file;
}

/** Adds a translation to the sources and the language to the lists. @throws {Error} naming missing and unknown texts */
export function importTexts(root: string, language: string): string[] {
  const sources = sourcesIn(root);
  const problems: string[] = [];
  const changes = sources.flatMap(({ file, area, source, records }) => {
    const texts = { ...readArea(pathOf(root, language, area))[file] };
    let changed = source;
    for (const { key, english, at, write } of records.toReversed()) {
      if (hasLetters(english) && texts[key] === undefined) problems.push(`${area}.json, ${file}: ${key} is missing`);
      changed = changed.slice(0, at) + write(language, texts[key] ?? english) + changed.slice(at);
      delete texts[key];
    }
    problems.push(...Object.keys(texts).map((key) => `${area}.json, ${file}: nothing is called ${key}`));
    return changed === source ? [] : [{ file, changed }];
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  for (const { file, changed } of changes) writeFileSync(join(root, file), changed);
  return changes.map(({ file }) => file);
}

const readArea = (path: string): Area => JSON.parse(readFileSync(path, "utf8")) as Area;
