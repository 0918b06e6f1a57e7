import type { ContentEntry } from "../../src/content/content-entry.ts";

/** An entry of the content registry, by default a German blog post. */
export function buildEntry(own: Partial<ContentEntry>): ContentEntry {
  const path = own.path ?? "blog/a-post";
  const language = own.language ?? "de";
  return {
    kind: "post",
    language,
    path,
    url: `/${language}/${path}`,
    slug: path.replace("blog/", ""),
    file: `${path}.mdx`,
    category: null,
    badge: "",
    title: `Title of ${path}`,
    seoTitle: "Title",
    description: "What it is about",
    excerpt: "What it is about",
    keywords: [],
    topics: [],
    tags: [],
    translation: path,
    translations: { [language]: `/${language}/${path}` },
    author: "Redaktion",
    date: "2026-11-21",
    updated: "2026-11-21",
    day: "21. November 2026",
    updatedDay: "21. November 2026",
    readTime: null,
    image: "floppy",
    imageAlt: "",
    featured: false,
    priority: 0.6,
    ...own,
  };
}
