import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "yaml";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { dayText } from "@hundeblick/triage/day-text";
import { EDITORIAL_TEXTS } from "../../src/content/texts.ts";
import type { Category, ContentEntry, ContentProblem } from "../../src/content/content-entry.ts";
import { PageMeta, PostMeta } from "../../src/content/page-meta.ts";
import { guideProblems } from "./guide-figures.ts";
import { toolEntries } from "./tool-entries.ts";

export const CONTENT_FOLDER = join(import.meta.dirname, "../../src/content");
/** Default date of a text. */
const DEFAULT_DAY = "2024-01-15";
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const PAGE_FILE = /^pages\/([^/]+)\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.mdx$/;
const POST_FILE = /^blog\/([a-z0-9-]+)\.([^.]+)\.mdx$/;
/** Paths of pages and screens without a file. */
const BUILT_IN = /^(?:blog|privacy|terms|contact|impressum|upload|details|analyzing|report\/.*)$/;

export interface Content {
  /** Newest first. */
  entries: ContentEntry[];
  problems: ContentProblem[];
  /** Every file found, including skipped ones. */
  files: string[];
}

/** Reads front matter and path of all MDX files below `folder`, and the tools. A broken file becomes a problem. */
export async function readContent(folder = CONTENT_FOLDER): Promise<Content> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => file.endsWith(".mdx"))
    .toSorted();
  const tools = await toolEntries();
  const taken = new Set(tools.entries.map(({ url }) => url));
  const read = files.map((file) => {
    const entry = readEntry(file, readFileSync(join(folder, file), "utf8"));
    return "url" in entry ? atFreeAddress(entry, file, taken) : entry;
  });
  const entries = linkTranslations([...read.filter((entry) => "url" in entry), ...tools.entries]);
  entries.sort((a, b) => b.date.localeCompare(a.date) || a.url.localeCompare(b.url));
  return {
    entries,
    problems: [...read.filter((entry) => "message" in entry), ...tools.problems, ...guideProblems()],
    files,
  };
}

/** Each entry with the paths of its text in all languages. */
function linkTranslations(entries: readonly ContentEntry[]): ContentEntry[] {
  const byText = Map.groupBy(entries, ({ translation }) => translation);
  return entries.map((entry) => ({
    ...entry,
    translations: Object.fromEntries((byText.get(entry.translation) ?? []).map(({ language, url }) => [language, url])),
  }));
}

/** Registers an entry's path; a problem when another page has it. */
function atFreeAddress(entry: ContentEntry, file: string, taken: Set<string>): ContentEntry | ContentProblem {
  if (BUILT_IN.test(entry.path) || taken.has(entry.url))
    return { file, message: `the address ${entry.url} belongs to another page` };
  taken.add(entry.url);
  return entry;
}

/** One file as an entry, or its problem, naming the field. */
export function readEntry(file: string, source: string): ContentEntry | ContentProblem {
  const place = placeOf(file);
  if (!place)
    return { file, message: "the path names no page: pages/{de,en,pl}/some/path.mdx or blog/some-slug.{de,en,pl}.mdx" };
  const [whole, yaml] = source.match(FRONT_MATTER) ?? [];
  if (whole === undefined || yaml === undefined) return { file, message: "no front matter between two lines of ---" };
  if (source.slice(whole.length).trim() === "") return { file, message: "the file has no text" };
  const schema = place.kind === "post" ? PostMeta : PageMeta;
  let front: unknown;
  try {
    front = parse(yaml);
  } catch (cause) {
    return { file, message: `front matter: ${cause instanceof Error ? cause.message : String(cause)}` };
  }
  const checked = schema.safeParse(front);
  if (!checked.success) {
    return {
      file,
      message: checked.error.issues
        .map(({ path, message }) => `${path.join(".") || "front matter"}: ${message}`)
        .join("; "),
    };
  }
  return entryOf(file, place, checked.data);
}

interface Place {
  kind: "page" | "post";
  language: Language;
  path: string;
}

const languageOf = (name = ""): Language | undefined => LANGUAGES.find((language) => language === name);

function placeOf(file: string): Place | null {
  const [, pageLanguage, path = ""] = file.match(PAGE_FILE) ?? [];
  const [, slug = "", postLanguage] = file.match(POST_FILE) ?? [];
  const language = languageOf(pageLanguage ?? postLanguage);
  if (!language) return null;
  return pageLanguage ? { kind: "page", language, path } : { kind: "post", language, path: `blog/${slug}` };
}

function entryOf(file: string, { kind, language, path }: Place, meta: PageMeta | PostMeta): ContentEntry {
  const date = meta.date ?? meta.publishedAt ?? meta.lastUpdated ?? DEFAULT_DAY;
  const updated = meta.lastUpdated ?? meta.updatedAt ?? date;
  const category = "category" in meta ? meta.category : null;
  return {
    kind,
    language,
    path,
    url: `/${language}/${path}`,
    slug: "slug" in meta && meta.slug ? meta.slug : path.replace(/^blog\//, ""),
    file,
    category,
    badge: category ? badgeOf(language, category) : "",
    title: meta.title,
    seoTitle: meta.seoTitle ?? meta.title,
    description: meta.description,
    excerpt: meta.excerpt ?? meta.description,
    keywords: meta.keywords,
    topics: meta.topics,
    tags: meta.topics.map((topic) => EDITORIAL_TEXTS[language].topics[topic].name),
    translation: meta.translation ?? path,
    translations: {},
    author: meta.author ?? EDITORIAL_TEXTS[language].editors,
    date,
    updated,
    day: dayText(language, date),
    updatedDay: dayText(language, updated),
    readTime: meta.readTime ?? null,
    image: meta.image,
    imageAlt: meta.imageAlt,
    featured: "featured" in meta && meta.featured,
    priority: "priority" in meta ? meta.priority : 0.6,
  };
}

/** On a content page; cards show the category only. */
const badgeOf = (language: Language, category: Category): string =>
  category === "test" ? "TEST 2024" : EDITORIAL_TEXTS[language].categories[category].badge;
