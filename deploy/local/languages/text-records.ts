import { parseSync } from "rolldown/utils";

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
export type Text = string | number | boolean | null | Text[] | { [key: string]: Text };

/** A text in every language as `{ de, en, pl }`, or a list of the languages. */
export interface TextRecord {
  /** Unique path in its file: `NEWSLETTER.confirm.title`. */
  key: string;
  /** The English text for the translator; all texts and patterns of a function call in order. */
  english: Text;
  /** Position behind the English text, and the text to insert there. */
  at: number;
  write: (language: string, text: Text) => string;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nameOf = (key: unknown): string => String(isNode(key) ? (key["name"] ?? key["value"]) : "");

/** Every text in all languages of a TypeScript or JSON file. */
export function textRecords(file: string, source: string): TextRecord[] {
  const isJson = file.endsWith(".json");
  const { program } = parseSync(isJson ? "data.ts" : file, isJson ? `(${source})` : source);
  const shift = isJson ? 1 : 0;
  const times = new Map<string, number>();
  return [...walk(program as unknown as Node, [])].flatMap(({ node, path }) => {
    const found = recordOf(node, (part) => source.slice(part.start - shift, part.end - shift), isJson ? '"' : "");
    if (!found) return [];
    const name = path.join(".");
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return [{ ...found, key: time > 1 ? `${name}#${time}` : name, at: found.at - shift }];
  });
}

/** Positions of the strings in a TypeScript file, without quotation marks and import paths. */
export function stringsIn(file: string, source: string): { from: number; to: number }[] {
  const nodes = [...walk(parseSync(file, source).program as unknown as Node, [])].map(({ node }) => node);
  const imports = nodes.filter(({ type }) => type === "ImportDeclaration");
  return nodes
    .filter((node) => isText(node) && !("regex" in node))
    .filter(({ start }) => !imports.some((one) => one.start <= start && start < one.end))
    .map(({ type, start, end }) =>
      type === "TemplateElement" ? { from: start, to: end } : { from: start + 1, to: end - 1 },
    );
}

type Found = Omit<TextRecord, "key">;

function recordOf(node: Node, read: (part: Node) => string, quote: string): Found | undefined {
  if (node.type === "ArrayExpression") {
    const items = (node["elements"] as Node[]).map((item) => item?.["value"]);
    if (items.join() !== "de,en,pl") return undefined;
    return { english: null, at: node.end - 1, write: (language) => `, ${JSON.stringify(language)}` };
  }
  if (node.type === "ImportDeclaration") {
    const line = read(node);
    if (!/^import en from ".*\ben\.ts";?$/.test(line)) return undefined;
    return { english: null, at: node.end, write: (language) => `\n${line.replaceAll(/\ben\b/g, language)}` };
  }
  if (node.type !== "ObjectExpression") return undefined;
  const properties = node["properties"] as Node[];
  const find = (language: string) => properties.find(({ key }) => nameOf(key) === language);
  const english = find("en");
  if (!english || !find("de") || !find("pl")) return undefined;
  const at = english.end;
  if (english["shorthand"]) return { english: null, at, write: (language) => `, ${language}` };
  const value = english["value"] as Node;
  const data = dataOf(value);
  const write = (language: string, code: string): string => `, ${quote}${language}${quote}: ${code}`;
  if (data !== undefined)
    return { english: data, at, write: (language, text) => write(language, JSON.stringify(text)) };
  const parts = [...walk(value, [])].map(({ node: part }) => part).filter(isText);
  return {
    english: parts.map((part) => unquoted(read(part))),
    at,
    write: (language, texts) => write(language, replaced(value, parts, read, texts as string[])),
  };
}

/** Value of a literal without names, calls and patterns. */
function dataOf(node: Node): Text | undefined {
  if (node.type === "Literal") return "regex" in node ? undefined : (node["value"] as Text);
  if (node.type === "TemplateLiteral") {
    const [only, ...more] = node["quasis"] as { value: { cooked: string } }[];
    return more.length === 0 ? only?.value.cooked : undefined;
  }
  if (node.type === "ArrayExpression") {
    const items = (node["elements"] as Node[]).map(dataOf);
    return items.includes(undefined) ? undefined : (items as Text[]);
  }
  if (node.type !== "ObjectExpression") return undefined;
  const entries = (node["properties"] as Node[]).map(
    ({ key, value }) => [nameOf(key), isNode(value) ? dataOf(value) : undefined] as const,
  );
  return entries.some(([, text]) => text === undefined) ? undefined : (Object.fromEntries(entries) as Text);
}

const isText = (node: Node): boolean =>
  node.type === "TemplateElement" ||
  (node.type === "Literal" && ("regex" in node || typeof node["value"] === "string"));
const QUOTED = /^(["'`]?)([\s\S]*)\1$/;
const unquoted = (code: string): string => QUOTED.exec(code)?.[2] ?? code;

function replaced(whole: Node, parts: readonly Node[], read: (part: Node) => string, texts: readonly string[]): string {
  let code = read(whole);
  for (const [n, part] of [...parts.entries()].toReversed()) {
    const [from, to] = [part.start - whole.start, part.end - whole.start];
    const quote = QUOTED.exec(code.slice(from, to))?.[1] ?? "";
    code = code.slice(0, from) + quote + (texts[n] ?? "") + quote + code.slice(to);
  }
  return code;
}

function* walk(node: Node, path: readonly string[]): Generator<{ node: Node; path: readonly string[] }> {
  yield { node, path };
  for (const [field, value] of Object.entries(node)) {
    const children = Array.isArray(value) ? value : [value];
    for (const [n, child] of children.entries())
      if (isNode(child)) yield* walk(child, [...path, ...step(node, field, n, child)]);
  }
}

function step(node: Node, field: string, n: number, child: Node): string[] {
  if (node.type === "ArrayExpression") return [nameOfItem(child) ?? String(n)];
  if (node.type === "VariableDeclarator" && field === "init") return [nameOf(node["id"])];
  return node.type === "Property" && field === "value" ? [nameOf(node["key"])] : [];
}

/** Items are identified by id, so that the order may change. */
function nameOfItem(item: Node): string | undefined {
  if (item.type !== "ObjectExpression") return undefined;
  const id = (item["properties"] as Node[]).find(({ key }) => nameOf(key) === "id")?.["value"];
  return isNode(id) && typeof id["value"] === "string" ? id["value"] : undefined;
}
