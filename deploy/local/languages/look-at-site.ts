import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PSEUDO } from "./pseudo.ts";

/** What is wrong with the pages of a language that was only made up, one sentence each. */
export function problemsOf(dist: string, language: string): string[] {
  const read = (file: string): string => (existsSync(join(dist, file)) ? readFileSync(join(dist, file), "utf8") : "");
  const pagesIn = (of: string): string[] =>
    globSync(`${of}/**/index.html`, { cwd: dist }).map((page) => page.slice(of.length));
  const pages = pagesIn(language);
  // addresses of checks are words of their language; Polish has no article, as a new language has none
  const isCheck = (page: string): boolean => page.startsWith("/check/");
  const missing = pagesIn("pl").filter((page) => !isCheck(page) && !pages.includes(page));
  const [checks, polishChecks] = [pages, pagesIn("pl")].map((all) => all.filter(isCheck).length);
  return [
    ...missing.map((page) => `/${language}${page} is missing`),
    ...(checks === polishChecks ? [] : [`${checks} pages of checks instead of ${polishChecks}`]),
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
