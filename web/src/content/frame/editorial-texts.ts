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
  /** Last part of the address of its page. It stays for ever once it is published: others link to it. */
  slug: string;
  /** What the page gathers, in a sentence. */
  lead: string;
}

/** What stands around articles and guides in one language: the content of `{language}.ts`. */
export interface EditorialTexts {
  /** Author of a text that names none. */
  editors: string;
  feed: { title: string; description: string };
  categories: Readonly<Record<Category, CategoryName>>;
  topics: Readonly<Record<Topic, TopicName>>;
  guide: GuideWords;
}

/** Words the parts of a guide say themselves. */
export interface GuideWords {
  contents: string;
  example: string;
  exampleNote: string;
  ad: string;
  adNote: string;
  evidence: string;
  /** What a bar of five says to somebody who cannot see it. */
  ofFive: string;
  kg: string;
  /** How many visits led to a report, as counted. */
  reports: string;
  /** In the place of the count, until enough was counted. */
  free: string;
}
