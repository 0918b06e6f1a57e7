const IN_LINK =
  /\/(?:dp|gp\/product|gp\/aw\/d|product|d|exec\/obidos\/asin|demo-shop\/(?:de|us|uk|pl))\/([A-Z0-9]{10})(?=[/?#]|$)/i;
const IN_QUERY = /[?&]asin=([A-Z0-9]{10})(?=[&#]|$)/i;

/** The ASIN in an operator's input, a number or any product link; null without one. */
export function asinOf(text: string): string | null {
  const given = text.trim();
  if (/^[A-Z0-9]{10}$/i.test(given)) return given.toUpperCase();
  const found = IN_LINK.exec(given) ?? IN_QUERY.exec(given);
  return found?.[1]?.toUpperCase() ?? null;
}
