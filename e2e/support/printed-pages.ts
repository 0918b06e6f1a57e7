/** Number of pages of a PDF that Chromium printed. */
export const countPages = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
