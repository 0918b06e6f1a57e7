const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** What a stranger typed, as a piece of one line: no line breaks, no invisible letters, at most `max` letters. */
export const oneLine = (text: string, max: number): string => {
  const line = text.replaceAll(CONTROLS, " ").replaceAll(/\s+/g, " ").trim();
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return letters.length > max ? `${letters.slice(0, max - 1).join("")}…` : letters.join("");
};
