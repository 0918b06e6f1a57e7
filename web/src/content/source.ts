/** A publication behind a figure of this site. */
export interface Source {
  authors: string;
  /** Missing for a web page without a year. */
  year?: number;
  title: string;
  venue: string;
  /** URL; missing if there is no permanent, free one. */
  url?: string;
}
