/** A publication a figure on this site rests on. */
export interface Source {
  authors: string;
  /** Missing: a page on the web that names no year. */
  year?: number;
  title: string;
  venue: string;
  /** Where it can be read; missing: not freely on the web under a lasting address. */
  url?: string;
}
