import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { BREED_PAGES, pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import { PAGE_TOPICS, pathOfTopic } from "@hundeblick/triage/page-slugs";
import type { ContentEntry } from "../src/content/content-entry.ts";
import { TOPICS } from "../src/content/content-entry.ts";
import { TOOLS } from "../src/content/registry.ts";
import { pathOfBlogTopic } from "../src/content/topics.ts";
import { toolFiles } from "./content/tool-cards.ts";
import { resultKinds } from "./content/tool-texts.ts";
import type { Drawing } from "./pictures/drawings.ts";

/** One page that is prerendered as HTML. */
export interface SitePage {
  path: string;
  language: Language;
  /** Its source files, whose styles are inlined. */
  sources: readonly string[];
  /** Languages of the same page; empty for a duplicate, which is not in the sitemap. */
  languages: readonly Language[];
  /** Path in another language. */
  alternate: (language: Language) => string;
  updated?: string;
  priority: number;
  entry?: ContentEntry;
  /** Motif of its social picture; null: that of the page it duplicates. */
  drawing: Drawing | null;
  /** A kind of result of a tool: the page behind a shared link. */
  result?: string;
}

const KINDS = await resultKinds();
const SITE_DRAWING: Drawing = { cover: "floppy" };
const CHECK_PAGES = "src/features/details/pages";
const BREEDS = "src/features/breeds";
const ROUTES = "src/features/editorial";
const LEGAL = { privacy: "PrivacyPage", terms: "TermsPage", contact: "ContactPage", impressum: "ImpressumPage" };

/** Every public page in every language it has. */
export function sitePages(entries: readonly ContentEntry[]): SitePage[] {
  const everywhere = (name: string, sources: readonly string[], priority: number): SitePage[] =>
    LANGUAGES.map((language) => ({
      path: name ? `/${language}/${name}` : `/${language}`,
      language,
      sources,
      languages: LANGUAGES,
      alternate: (to) => (name ? `/${to}/${name}` : `/${to}`),
      priority,
      drawing: SITE_DRAWING,
    }));
  const fixed = [
    ...everywhere("", ["src/app/pages/HomePage.tsx"], 1),
    ...everywhere("check", [`${CHECK_PAGES}/HubPage.tsx`], 0.8),
    ...topicPages(),
    ...everywhere("accuracy", ["src/features/accuracy/AccuracyPage.tsx"], 0.5),
    ...everywhere("blog", [`${ROUTES}/BlogPage.tsx`], 0.8),
    ...blogTopicPages(),
    ...everywhere("tools", [`${ROUTES}/ToolsHubPage.tsx`], 0.8),
    ...everywhere("breeds", [`${BREEDS}/BreedsPage.tsx`], 0.8),
    ...everywhere("breeds/illnesses", [`${BREEDS}/IllnessesPage.tsx`], 0.6),
    ...everywhere("breeds/compare", [`${BREEDS}/ComparePage.tsx`], 0.5),
    ...breedPages(),
    ...Object.entries(LEGAL).flatMap(([name, file]) => everywhere(name, [`src/features/legal/${file}.tsx`], 0.2)),
  ];
  const content = entries.map((entry): SitePage => ({
    path: entry.url,
    language: entry.language,
    sources: sourcesOf(entry),
    languages: LANGUAGES.filter((to) => entry.translations[to]),
    alternate: (to) => entry.translations[to] ?? entry.url,
    // the last change of a tool is not recorded
    ...(entry.kind === "tool" ? {} : { updated: entry.updated }),
    priority: entry.priority,
    drawing: { cover: entry.image },
    entry,
  }));
  const pages = [...fixed, ...content];
  const atRoot = pages
    .filter((page) => isAlsoAtRoot(page, entries))
    .map((page) => ({ ...page, path: page.path.slice(3), languages: [], drawing: null }));
  return [...pages, ...content.flatMap(resultPages), ...atRoot];
}

/** A page for each kind of result of a tool, for the preview of a shared link. */
const resultPages = (page: SitePage): SitePage[] =>
  (page.entry?.kind === "tool" ? (KINDS.get(page.entry.slug) ?? []) : []).map((result) => ({
    ...page,
    path: `${page.path}/${result}`,
    languages: [],
    result,
  }));

/** The pages of all breeds and crosses. */
const breedPages = (): SitePage[] =>
  BREED_PAGES.flatMap((id) =>
    LANGUAGES.map((language) => ({
      path: pathOfBreed(id, language),
      language,
      sources: [`${BREEDS}/BreedPage.tsx`],
      languages: LANGUAGES,
      alternate: (to) => pathOfBreed(id, to),
      priority: 0.6,
      drawing: { breed: true },
    })),
  );

/** The pages of all concerns and checks. */
const topicPages = (): SitePage[] =>
  PAGE_TOPICS.flatMap((topic) =>
    LANGUAGES.map((language) => ({
      path: pathOfTopic(topic, language),
      language,
      sources: [`${CHECK_PAGES}/${topic.kind === "concern" ? "ConcernPage" : "CheckPage"}.tsx`],
      languages: LANGUAGES,
      alternate: (to) => pathOfTopic(topic, to),
      priority: 0.7,
      drawing: topic.kind === "concern" ? { concern: topic.id } : { check: topic.id },
    })),
  );

/** The pages of topics. */
const blogTopicPages = (): SitePage[] =>
  TOPICS.flatMap((topic) =>
    LANGUAGES.map((language) => ({
      path: pathOfBlogTopic(topic, language),
      language,
      sources: [`${ROUTES}/BlogTopicPage.tsx`],
      languages: LANGUAGES,
      alternate: (to) => pathOfBlogTopic(topic, to),
      priority: 0.6,
      drawing: SITE_DRAWING,
    })),
  );

/** Pages that also exist without a language prefix: in German, posts in their first language. */
function isAlsoAtRoot({ path, language, entry }: SitePage, entries: readonly ContentEntry[]): boolean {
  if (entry?.kind === "post") {
    const samePath = entries.filter((other) => other.path === entry.path);
    return language === LANGUAGES.find((one) => samePath.some((other) => other.language === one));
  }
  return /^\/de\/(privacy|terms|contact|impressum|blog)$/.test(path);
}

function sourcesOf({ kind, slug, file }: ContentEntry): string[] {
  if (kind === "tool")
    return TOOLS.filter((tool) => tool.slug === slug).map(({ key }) => `src/features/tools/${toolFiles(key).page}`);
  return [kind === "post" ? `${ROUTES}/ArticlePage.tsx` : "src/app/pages/OtherPage.tsx", `src/content/${file}`];
}
