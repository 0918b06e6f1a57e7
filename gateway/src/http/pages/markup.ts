import { escapeHtml } from "@hundeblick/proto/escape-html";
/** Escaped HTML, made by {@link markup} only. */
export type Markup = { readonly safe: string };

type Piece = string | number | Markup | readonly Markup[];
const render = (piece: Piece): string => {
  if (typeof piece === "object") return "safe" in piece ? piece.safe : piece.map(render).join("");
  return escapeHtml(String(piece));
};

/** An HTML template that escapes every value but markup. */
export const markup = (strings: TemplateStringsArray, ...pieces: Piece[]): Markup => ({
  safe: strings.map((text, i) => (i === 0 ? text : render(pieces[i - 1] ?? "") + text)).join(""),
});
