/** Removes personal data and report ids from an error text; in the browser before sending, and again in the gateway. */
export const scrub = (text: string): string =>
  text
    .replaceAll(/[^\s@"'<>()]+@[^\s@"'<>()]+/g, "[e-mail]")
    .replaceAll(/[?#][^\s"'<>()]*/g, (query) => (query.length > 1 ? `${query[0]}[…]` : query))
    .replaceAll(/blob:[^\s"'<>()]+/g, "[blob]")
    .replaceAll(/(?<![\w-])([\w-]{6})[\w-]{16}(?![\w-])/g, "$1…")
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[address]")
    .replaceAll(/\+?\d(?:[\d ()/-]{7,}|\d{4,})\d/g, "[number]");
