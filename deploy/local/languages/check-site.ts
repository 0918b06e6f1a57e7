import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PSEUDO } from "./pseudo.ts";

/** Folders with translated paths; articles and guides have translations of their own. */
const IN_WORDS = ["check", "topics", "breeds"] as const;
const OWN_ADDRESS = new RegExp(`^/(?:${IN_WORDS.join("|")})/`);

/** Problems of the pages in the pseudo-language, one sentence each. */
export function problemsOf(dist: string, language: string): string[] {
  const read = (file: string): string => (existsSync(join(dist, file)) ? readFileSync(join(dist, file), "utf8") : "");
  const pagesIn = (of: string): string[] =>
    globSync(`${of}/**/index.html`, { cwd: dist }).map((page) => page.slice(of.length));
  const pages = pagesIn(language);
  const polish = pagesIn("pl");
  const guides = globSync("**/*.mdx", { cwd: join(dist, "../src/content/pages/pl") }).map(
    (file) => `/${file.replace(/\.mdx$/, "")}/index.html`,
  );
  const hasOwnAddress = (page: string): boolean =>
    OWN_ADDRESS.test(page) || page.startsWith("/blog/") || guides.includes(page);
  const missing = polish.filter((page) => !hasOwnAddress(page) && !pages.includes(page));
  const countOf = (all: readonly string[], folder: string): number =>
    all.filter((page) => page.startsWith(`/${folder}/`)).length;
  return [
    ...missing.map((page) => `/${language}${page} is missing`),
    ...IN_WORDS.flatMap((folder) => {
      const [found, wanted] = [countOf(pages, folder), countOf(polish, folder)];
      return found === wanted ? [] : [`${found} pages in ${folder} instead of ${wanted}`];
    }),
    ...pages.flatMap((page) => problemsOfPage(page, read(language + page), language)),
    ...(read("sitemap.xml").includes(`hreflang="${language}"`) ? [] : ["the sitemap does not name the language"]),
    ...(read(`${language}/feed.xml`).includes(`<language>${language}</language>`) ? [] : ["there is no feed"]),
    ...(read("de/index.html").includes(`hrefLang="${language}"`) ? [] : ["the home page does not lead to it"]),
  ];
}

function problemsOfPage(page: string, html: string, language: string): string[] {
  const heading = html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? "";
  return [
    ...(html.includes(`<html lang="${language}"`) ? [] : [`${page} names another language`]),
    ...(PSEUDO.test(heading) ? [] : [`${page} has a heading in English: ${heading}`]),
  ];
}
