/** Escaped HTML, made by {@link markup} only. */
export type Markup = { readonly safe: string };

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

type Piece = string | number | Markup | readonly Markup[];
const render = (piece: Piece): string => {
  if (typeof piece === "object") return "safe" in piece ? piece.safe : piece.map(render).join("");
  return escape(String(piece));
};

/** An HTML template that escapes every value but markup. */
export const markup = (strings: TemplateStringsArray, ...pieces: Piece[]): Markup => ({
  safe: strings.map((text, i) => (i === 0 ? text : render(pieces[i - 1] ?? "") + text)).join(""),
});
