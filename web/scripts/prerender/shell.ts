import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const HEAD = "<!--head-->";
const APP = "<!--app-->";

interface FilledShell {
  html: Readonly<Record<string, string>>;
  /** Attributes of the app's root element. */
  root: Readonly<Record<string, string>>;
  head: string;
  app: string;
}

/** The template of every page: returns a function that fills in what differs. */
export function readShell(source: string, { withStyles }: { withStyles: boolean }) {
  const page = parse(source);
  const elements = [...elementsIn(page)];
  const [html, root] = [
    elements.find(({ tagName }) => tagName === "html"),
    elements.find((element) => attribute(element, "id") === "root"),
  ];
  if (!html || !root) throw new Error("index.html has no #root");
  if (!withStyles)
    for (const element of elements)
      if (attribute(element, "rel") === "stylesheet") defaultTreeAdapter.detachNode(element);
  const [own, rootOwn] = [html.attrs, root.attrs];
  return (filled: FilledShell): string => {
    html.attrs = withAttributes(own, filled.html);
    root.attrs = withAttributes(rootOwn, filled.root);
    return serialize(page)
      .replace(HEAD, () => filled.head)
      .replace(APP, () => filled.app);
  };
}

const attribute = (element: Element, of: string): string | undefined =>
  element.attrs.find(({ name }) => name === of)?.value;

const withAttributes = (own: Element["attrs"], more: Readonly<Record<string, string>>): Element["attrs"] => [
  ...own.filter(({ name }) => !(name in more)),
  ...Object.entries(more).map(([name, value]) => ({ name, value })),
];

function* elementsIn(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}
