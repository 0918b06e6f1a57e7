import type { Category, Topic } from "../content-entry.ts";

interface CategoryName {
  /** On its filter button. */
  button: string;
  /** Over its list. */
  heading: string;
  /** On a card. */
  badge: string;
}

interface TopicName {
  name: string;
  /** Slug of its page; permanent once published. */
  slug: string;
  /** Description of the page in a sentence. */
  lead: string;
}

/** Texts around articles and guides in one language: `{language}.ts`. */
export interface EditorialTexts {
  /** Default author. */
  editors: string;
  feed: { title: string; description: string };
  categories: Readonly<Record<Category, CategoryName>>;
  topics: Readonly<Record<Topic, TopicName>>;
  guide: GuideWords;
}

/** Texts of the parts of a guide. */
export interface GuideWords {
  contents: string;
  example: string;
  exampleNote: string;
  ad: string;
  adNote: string;
  evidence: string;
  /** Screen reader text of a bar of five. */
  ofFive: string;
  kg: string;
  /** Number of visits with a report. */
  reports: string;
  /** Replaces the number while it is too small. */
  free: string;
}
