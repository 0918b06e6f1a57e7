import { articleSource } from "./article-sources.ts";
import { figuresIn } from "./figures.ts";

/** The relevant fields of a syntax tree node. */
interface Node {
  type: string;
  name?: string | null;
  value?: unknown;
  attributes?: Node[];
  children?: Node[];
  position?: { start: { line: number; column: number } };
}

/** The file of a text. */
interface File {
  fail(reason: string, options: { source: string; ruleId: string }): never;
}

const OWN = ["SpecFigure", "SpecFigures"];
/** Stories are invented and labelled as such, so an age in their heading is no claim. */
const INVENTED = "Story";
const BLOCKS = ["paragraph", "heading", "tableRow", "blockquote"];

/** Fails for a figure without a source: it must be in a block with `<Cite>`, or in `<SpecFigure>`. */
export function remarkEvidence() {
  return (tree: Node, file: File): void => {
    for (const { node, message } of problemsIn(tree)) {
      const line = node.position?.start.line;
      file.fail(`${line ? `line ${line}: ` : ""}${message}`, { source: "evidence", ruleId: "figure" });
    }
  };
}

interface Problem {
  node: Node;
  message: string;
}

function problemsIn(node: Node): Problem[] {
  if (node.name && OWN.includes(node.name)) return citesIn(node);
  if (node.name === "Cite") return unknownSource(node);
  const inBlock = BLOCKS.includes(node.type);
  const own = textOf(node, inBlock);
  const problems = inBlock && hasCite(node) ? [] : figuresIn(own).map((figure) => uncited(node, figure));
  const attributes = (node.name === INVENTED ? [] : (node.attributes ?? [])).flatMap((attribute) =>
    figuresIn(attributeText(attribute)).map((figure) => uncited(node, figure)),
  );
  const deeper = inBlock ? citesIn(node) : (node.children ?? []).flatMap(problemsIn);
  return [...problems, ...attributes, ...deeper];
}

const uncited = (node: Node, figure: string): Problem => ({
  node,
  message: `„${figure}“ has no source: add <Cite id="…" /> to this paragraph or table row, or wrap it in <SpecFigure>`,
});

/** Visible text of a node: of a block all of it but our own figures, otherwise only its own. */
function textOf(node: Node, deep: boolean): string {
  const own = typeof node.value === "string" && node.type !== "yaml" ? node.value : "";
  if (!deep) return own;
  return (
    own +
    (node.children ?? []).map((child) => (child.name && OWN.includes(child.name) ? " " : textOf(child, true))).join("")
  );
}

const attributeText = ({ value }: Node): string => {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null && "value" in value && typeof value.value === "string"
    ? value.value
    : "";
};

const hasCite = (node: Node): boolean => node.name === "Cite" || (node.children ?? []).some(hasCite);

const citesIn = (node: Node): Problem[] =>
  node.name === "Cite" ? unknownSource(node) : (node.children ?? []).flatMap(citesIn);

function unknownSource(node: Node): Problem[] {
  const id = attributeText(node.attributes?.find(({ name }) => name === "id") ?? { type: "" });
  return articleSource(id) ? [] : [{ node, message: `there is no source "${id}": see src/content/README.md` }];
}
