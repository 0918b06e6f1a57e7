import { describe, expect, jest, test } from "@jest/globals";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { readContent, readEntry } from "../scripts/content/read-content.ts";
import { figuresIn } from "../scripts/content/figures.ts";
import { remarkEvidence } from "../scripts/content/remark-evidence.ts";
import { refusePlaceholders } from "../scripts/site-url.ts";
import { OPERATOR } from "../src/content/operator.ts";

jest.setTimeout(60_000);

const DESCRIPTION = "Was an den wilden fünf Minuten normal ist und wann du lieber genauer hinschaust.";
const file = (front: string, text = "Text.") => `---\ntitle: "Ein Titel"\ndescription: "${DESCRIPTION}"\n${front}\n---\n\n${text}\n`;

describe("a content file", () => {
  test("becomes the page its path names, with what the front matter leaves out filled in", () => {
    expect(readEntry("pages/de/test/etwas.mdx", file("category: test"))).toMatchObject({
      kind: "page", language: "de", url: "/de/test/etwas", slug: "test/etwas", badge: "TEST 2024", author: "Redaktion Hundeblick",
      date: "2024-01-15", excerpt: DESCRIPTION, tags: [],
    });
    expect(readEntry("blog/a-post.en.mdx", file('date: "2026-11-01"'))).toMatchObject({ kind: "post", url: "/en/blog/a-post", slug: "a-post", date: "2026-11-01" });
  });

  test.each([
    ["pages/fr/a.mdx", file("category: test"), "path"],
    ["pages/de/Ä ö.mdx", file("category: test"), "path"],
    ["pages/de/a.mdx", "no front matter", "front matter"],
    ["pages/de/a.mdx", file("category: news"), "category"],
    ["pages/de/a.mdx", file("category: test\nlastUpdated: soon"), "lastUpdated"],
    ["pages/de/a.mdx", file("category: test\ncolour: red"), "colour"],
    ["pages/de/a.mdx", file("category: [", "x"), "front matter"],
    ["pages/de/a.mdx", file("category: test", ""), "no text"],
    ["blog/a.de.mdx", file("featured: true"), "date"],
  ])("%s is refused, and the field is named: %#", (path, source, named) => {
    expect(readEntry(path, source)).toEqual({ file: path, message: expect.stringContaining(named) });
  });
});

test("every file of the site is a page, and none names another's address", async () => {
  const { entries, problems, files } = await readContent();
  expect(problems).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

test("a figure in a title or description stands in the text too, where it has its source", async () => {
  const { entries } = await readContent();
  const { readFile } = await import("node:fs/promises");
  for (const { file: name, title, description, excerpt } of entries) {
    if (!name) continue;
    const text = (await readFile(new URL(`../src/content/${name}`, import.meta.url), "utf8")).replace(/^---[\s\S]*?\n---\n/, "");
    for (const figure of figuresIn(`${title} ${description} ${excerpt}`)) expect(`${name}: ${figuresIn(text).join(" | ")}`).toContain(figure);
  }
});

describe("figures without a source", () => {
  const plugin = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, remarkEvidence] }) as { transform: (text: string, id: string) => Promise<unknown> };
  const compile = (text: string) => plugin.transform(text, "/some/page.mdx");

  test.each(["Das hilft bei 60 % der Hunde.", "Gib 20 mg pro Kilo.", "| a |\n|---|\n| 12 kg |", "- nach 4 bis 6 Wochen", '<Widget text="nach 8 Wochen" />', "Es kostet 28,50 €.", "Po 12 tygodniach jest lepiej."])("end the build: %s", async (text) => {
    await expect(compile(text)).rejects.toThrow("has no source");
  });

  test.each(["Das hilft bei 60 % der Hunde <Cite id=\"barbeau2022\" />.", "Nach <SpecFigure>4 bis 6 Wochen</SpecFigure>.", "<SpecFigures>\n\n| a |\n|---|\n| 12 kg |\n\n</SpecFigures>", "Seit 2022 gibt es zwei Studien in 3 Ländern."])("do not: %s", async (text) => {
    await expect(compile(text)).resolves.toBeDefined();
  });

  test("a source nobody knows ends the build", async () => {
    await expect(compile('Bei 60 % <Cite id="smith1999" />.')).rejects.toThrow("smith1999");
  });
});

describe("a build for the public", () => {
  test("refuses an example operator and takes a real one", () => {
    expect(() => refusePlaceholders("https://www.hundeblick.de")).toThrow("src/content/operator.ts still holds examples: responsible, street, city, email, phone");
    const real = { ...OPERATOR, responsible: "Jana Kern", street: "Am Anger 3", city: "99084 Erfurt", email: "post@hundeblick.de", phone: "+49 361 1234567" };
    expect(() => refusePlaceholders("https://www.hundeblick.de", real)).not.toThrow();
    expect(() => refusePlaceholders("http://localhost:8080")).not.toThrow();
  });
});
