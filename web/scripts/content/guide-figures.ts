import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parseSync } from "vite";
import type { ContentProblem } from "../../src/content/content-entry.ts";
import { isSourceId } from "../../src/content/evidence.ts";
import { covers, figuresIn } from "./figures.ts";

const WIDGETS = join(import.meta.dirname, "../../src/features/guides");

/** The relevant fields of an AST node. */
interface Node {
  type: string;
  [part: string]: unknown;
}

/** Finds figures without a source in the texts of the guides' widgets, which are in their source files. */
export function guideProblems(folder = WIDGETS): ContentProblem[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return files.toSorted().flatMap((file) =>
    uncitedInSource(file, readFileSync(join(folder, file), "utf8")).map((message) => ({
      file: `../features/guides/${file}`,
      message,
    })),
  );
}

/**
 * Each figure must be in an object with `source` or `sources`, in an element with `<Cite>`, in `<SpecFigure>`, or its
 * text must be listed in the file's own `FIGURES`: by its path, such as `BAND_TEXT.minimal` or a component's name, with
 * a source or "own".
 */
export function uncitedInSource(name: string, code: string): string[] {
  const { program } = parseSync(name, code);
  const figures = new Map<string, string>();
  const texts: { path: string; text: string; cited: boolean }[] = [];
  collect(program as unknown as Node, { path: "", cited: false }, figures, texts);
  const uncited = texts.flatMap(({ path, text, cited }) => {
    const [figure] = figuresIn(text);
    return figure === undefined || cited || [...figures.keys()].some((key) => covers(key, path))
      ? []
      : [`${path}: „${figure}“ has no source: name it in FIGURES`];
  });
  const unknown = [...figures].flatMap(([key, source]) => [
    ...(source === "own" || isSourceId(source)
      ? []
      : [`FIGURES, ${key}: there is no source "${source}" in src/content/evidence.ts`]),
    ...(texts.some(({ path, text }) => covers(key, path) && figuresIn(text).length > 0)
      ? []
      : [`FIGURES, ${key}: there is no figure in it`]),
  ]);
  return [...uncited, ...unknown];
}

interface Place {
  path: string;
  cited: boolean;
}

function collect(node: Node, place: Place, figures: Map<string, string>, texts: (Place & { text: string })[]): void {
  if (node.type === "VariableDeclarator" && nameOf(node["id"]) === "FIGURES") {
    for (const property of partsOf(unwrapped(node["init"]), "properties"))
      figures.set(nameOf(property["key"]), String((property["value"] as Node)["value"]));
    return;
  }
  const text = textOf(node);
  if (text !== undefined) texts.push({ ...place, text });
  const inner = within(node, place);
  for (const [part, value] of Object.entries(node)) {
    if (part === "key" || /^(?:import|export all)/i.test(node.type)) continue;
    const parts = Array.isArray(value) ? value : [value];
    for (const [at, child] of parts.entries())
      if (isNode(child))
        collect(
          child,
          node.type === "ArrayExpression" ? { ...inner, path: `${inner.path}.${at}` } : inner,
          figures,
          texts,
        );
  }
}

/** Visible text; of a template the parts between its values. */
function textOf(node: Node): string | undefined {
  if ((node.type === "Literal" || node.type === "JSXText") && typeof node["value"] === "string") return node["value"];
  return node.type === "TemplateElement" ? String((node["value"] as { cooked?: string }).cooked ?? "") : undefined;
}

function within(node: Node, { path, cited }: Place): Place {
  if (/^(?:VariableDeclarator|FunctionDeclaration)$/.test(node.type))
    return { path: joined(path, nameOf(node["id"])), cited };
  if (node.type === "Property") return { path: joined(path, nameOf(node["key"])), cited };
  if (node.type === "ObjectExpression")
    return {
      path,
      cited: cited || partsOf(node, "properties").some((property) => /^sources?$/.test(nameOf(property["key"]))),
    };
  if (node.type === "JSXElement")
    return { path, cited: cited || isOwn(node) || partsOf(node, "children").some(isCite) };
  return { path, cited };
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const partsOf = (node: Node | undefined, part: string): Node[] =>
  Array.isArray(node?.[part]) ? node[part].filter(isNode) : [];
const joined = (path: string, name: string): string => [path, name].filter(Boolean).join(".");
const unwrapped = (node: unknown): Node | undefined =>
  !isNode(node) ? undefined : isNode(node["expression"]) ? unwrapped(node["expression"]) : node;
const tagOf = (node: Node): string => nameOf((node["openingElement"] as Node | undefined)?.["name"]);
const isOwn = (node: Node): boolean => /^SpecFigures?$/.test(tagOf(node));
const isCite = (node: Node): boolean => tagOf(node) === "Cite" || partsOf(node, "children").some(isCite);

/** Name of an identifier, or value of a literal key. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node["name"] ?? node["value"]) : undefined;
  return typeof name === "string" || typeof name === "number" ? String(name) : "";
}
