import { parseSync } from "vite";
import { pseudo } from "./pseudo.ts";

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
interface Edit {
  at: number;
  text: string;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (key: unknown): unknown => (isNode(key) ? (key["name"] ?? key["value"]) : undefined);

/**
 * A source file with one language more, made from English: wherever a record or a list names German, English and
 * Polish. A program stands in for a translator here, so that every file one would have to touch is touched.
 */
export function addLanguage(name: string, source: string, language: string): string {
  const program = parse(name, source);
  const edits = [...walk(program)].flatMap((node) => editsOf(node, source, language));
  return apply(source, edits);
}

/** A whole file of English texts in the made-up language. */
export function translate(name: string, source: string): string {
  const texts = [...walk(parse(name, source))];
  return replaceTexts(source, texts, 0);
}

function editsOf(node: Node, source: string, language: string): Edit[] {
  if (node.type === "ImportDeclaration") return importOf(node, source, language);
  if (node.type === "ArrayExpression") {
    const items = (node["elements"] as Node[]).map((item) => item?.["value"]);
    return items.join() === "de,en,pl" ? [{ at: node.end - 1, text: `, ${JSON.stringify(language)}` }] : [];
  }
  if (node.type !== "ObjectExpression") return [];
  const properties = node["properties"] as Node[];
  const find = (of: string) => properties.find(({ key }) => nameOf(key) === of);
  const english = find("en");
  if (!english || !find("de") || !find("pl")) return [];
  const value = english["value"] as Node;
  const copy = english["shorthand"]
    ? language
    : replaceTexts(source.slice(value.start, value.end), [...walk(value)], value.start);
  return [{ at: english.end, text: `, ${language}: ${copy}` }];
}

/** `import en from "./en.ts"` is followed by the same of the new language. */
function importOf(node: Node, source: string, language: string): Edit[] {
  const line = source.slice(node.start, node.end);
  const isEnglish = /^import en from ".*\ben\.ts";?$/.test(line);
  return isEnglish ? [{ at: node.end, text: `\n${line.replaceAll(/\ben\b/g, language)}` }] : [];
}

function replaceTexts(source: string, nodes: readonly Node[], offset: number): string {
  const imported = nodes.filter(({ type }) => type === "ImportDeclaration");
  const texts = nodes.filter(
    ({ type, start, value }) =>
      (type === "TemplateElement" || (type === "Literal" && typeof value === "string")) &&
      !imported.some((one) => one.start <= start && start < one.end),
  );
  let result = source;
  for (const { start, end } of texts.toSorted((a, b) => b.start - a.start)) {
    const [from, to] = [start - offset, end - offset];
    const quoted = result.slice(from, to);
    const [, before = "", text = "", after = ""] = quoted.match(/^(["'`]?)([\s\S]*?)(["'`]?)$/) ?? [];
    result = result.slice(0, from) + before + pseudo(text) + after + result.slice(to);
  }
  return result;
}

const parse = (name: string, source: string): Node => parseSync(name, source).program as unknown as Node;

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

const apply = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, text }) => result.slice(0, at) + text + result.slice(at), source);
