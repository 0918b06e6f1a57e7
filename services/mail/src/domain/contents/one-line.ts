const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Sanitises untrusted text for one line: no line breaks, no invisible characters, at most `max` characters. */
export const oneLine = (text: string, max: number): string => {
  const line = text.replaceAll(CONTROLS, " ").replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : characters.join("");
};
