import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { CONTENT_FOLDER } from "../scripts/content/read-content.ts";
import { sitemap } from "../scripts/feeds.ts";
import { sitePages } from "../scripts/site-pages.ts";
import { withCheck, withConcern } from "../src/features/details/pages/carry.ts";

const pages = sitePages([]);
const paths = pages.map(({ path }) => path);

describe.each(LANGUAGES)("the site in %s", (language) => {
  test("has an overview of all concerns and checks", () => {
    expect(paths).toContain(`/${language}/check`);
  });

  test("has a page for every concern and every check", () => {
    const topics = [
      ...CONCERNS.map((id) => pathOfTopic({ kind: "concern", id }, language)),
      ...CHECKS.map((id) => pathOfTopic({ kind: "check", id }, language)),
    ];
    expect(paths).toEqual(expect.arrayContaining(topics));
    expect(new Set(topics).size).toBe(CONCERNS.length + CHECKS.length);
  });
});

test("the sitemap has the page of a concern in every language", () => {
  const map = sitemap(pages, "https://site.example");
  expect(map).toContain(
    '<loc>https://site.example/de/check/erbrechen</loc><priority>0.7</priority><xhtml:link rel="alternate" hreflang="de" href="https://site.example/de/check/erbrechen"/><xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/check/vomiting"/><xhtml:link rel="alternate" hreflang="pl" href="https://site.example/pl/check/wymioty"/>',
  );
});

test("every link of a text to a concern or a check has a page", () => {
  const texts = globSync("**/*.mdx", { cwd: CONTENT_FOLDER }).map((file) =>
    readFileSync(join(CONTENT_FOLDER, file), "utf8"),
  );
  const links = texts.flatMap((text) => [...text.matchAll(/\((\/\w\w\/check[^)]*)\)/g)].map(([, path]) => path));
  expect(links.length).toBeGreaterThan(0);
  expect(paths).toEqual(expect.arrayContaining(links));
});

describe("answers copied into the form", () => {
  const info = (id: (typeof CONCERNS)[number]) => ({ id, answers: {}, skipped: [] });

  test("begin with the new concern, and drop the oldest of three", () => {
    const kept = [info("cough"), info("ears"), info("eyes")];
    const answered = { ...info("vomiting"), answers: { times: "once" } };
    expect(withConcern(kept, answered)).toEqual([answered, info("cough"), info("ears")]);
    expect(withConcern([info("vomiting"), info("ears")], answered)).toEqual([answered, info("ears")]);
  });

  test("contain the new check, unless it has no inputs", () => {
    const now = new Date("2026-11-23T20:00:00Z");
    const measured = withCheck([], "gums", { colour: "pink" }, now);
    expect(measured).toEqual([{ id: "gums", inputs: { colour: "pink" }, measuredAt: "2026-11-23T20:00:00.000Z" }]);
    expect(withCheck(measured, "gums", {}, now)).toEqual([]);
  });
});
