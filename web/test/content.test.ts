import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { articlesOfTopics, TEXTS_OF } from "../scripts/content/articles-of-topics.ts";
import { contentPlugin } from "../scripts/content/content-plugin.ts";
import { readContent, readEntry } from "../scripts/content/read-content.ts";
import { figuresIn } from "../scripts/content/figures.ts";
import { uncitedInSource } from "../scripts/content/guide-figures.ts";
import { uncitedFigures } from "../scripts/content/tool-figures.ts";
import { remarkEvidence } from "../scripts/content/remark-evidence.ts";
import { sitePages } from "../scripts/site-pages.ts";
import { rejectPlaceholders } from "../scripts/site-url.ts";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { BREED_PAGES } from "@hundeblick/triage/breeds/breed-slugs";
import { signs } from "@hundeblick/triage/breeds/illnesses";
import { PAGE_TOPICS } from "@hundeblick/triage/page-slugs";
import { OPERATOR } from "../src/content/operator.ts";
import { buildEntry } from "./support/build-entry.ts";

const GUIDES = join(import.meta.dirname, "../src/features/guides");
const DESCRIPTION = "Was an den wilden fünf Minuten normal ist und wann du lieber genauer hinschaust.";
const file = (front: string, text = "Text.") =>
  `---\ntitle: "Ein Titel"\ndescription: "${DESCRIPTION}"\nimageAlt: "Ein Hund im Gras"\ntopics: [behaviour]\n${front}\n---\n\n${text}\n`;

describe("a content file", () => {
  test("becomes the page of its path, with defaults", () => {
    expect(readEntry("pages/de/test/etwas.mdx", file("category: test"))).toMatchObject({
      kind: "page",
      language: "de",
      url: "/de/test/etwas",
      slug: "test/etwas",
      badge: "TEST 2024",
      author: "Redaktion Hundeblick",
      date: "2024-01-15",
      excerpt: DESCRIPTION,
      topics: ["behaviour"],
      tags: ["Verhalten"],
    });
    expect(readEntry("blog/a-post.en.mdx", file('date: "2026-11-01"'))).toMatchObject({
      kind: "post",
      url: "/en/blog/a-post",
      slug: "a-post",
      date: "2026-11-01",
    });
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
    ["pages/de/a.mdx", file("category: test").replace(/imageAlt.*\n/, ""), "imageAlt"],
  ])("%s is refused, and the field is named: %#", (path, source, named) => {
    expect(readEntry(path, source)).toEqual({ file: path, message: expect.stringContaining(named) });
  });
});

test("concerns, checks, breeds and illnesses name existing texts in each language", async () => {
  const { entries } = await readContent();
  for (const language of LANGUAGES) {
    const articles = articlesOfTopics(entries.filter((entry) => entry.language === language));
    for (const [topic, texts] of Object.entries(TEXTS_OF)) expect(articles[topic]).toHaveLength(texts.length);
  }
  const topics = new Set<string>([
    ...PAGE_TOPICS.map(({ id }) => id),
    ...BREED_PAGES,
    ...Object.keys(signs),
    "short-nose",
  ]);
  expect(Object.keys(TEXTS_OF).filter((topic) => !topics.has(topic))).toEqual([]);
});

test("every article has drawings, the same in each language, and they exist", async () => {
  const { entries } = await readContent();
  const drawings = entries.flatMap(({ file: name, translation }) => {
    const text = name ? readFileSync(new URL(`../src/content/${name}`, import.meta.url), "utf8") : "";
    const paths = [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    return paths.length > 0 ? [{ translation, paths }] : [];
  });
  const byText = Map.groupBy(drawings, ({ translation }) => translation);
  const articles = new Set(entries.filter(({ kind }) => kind === "post").map(({ translation }) => translation));
  expect([...articles].filter((article) => !byText.has(article))).toEqual([]);
  for (const [text, ofText] of byText) {
    expect([text, ofText.length]).toEqual([text, LANGUAGES.length]);
    for (const { paths } of ofText) expect([text, paths]).toEqual([text, ofText[0]?.paths]);
  }
  for (const path of new Set(drawings.flatMap(({ paths }) => paths)))
    expect([path, existsSync(new URL(`../public${path}`, import.meta.url))]).toEqual([path, true]);
});

test("a drawing says what it shows, and each of its numbers is explained below it", async () => {
  const { entries } = await readContent();
  for (const { file: name } of entries) {
    const text = name ? readFileSync(new URL(`../src/content/${name}`, import.meta.url), "utf8") : "";
    const drawings = text.matchAll(/!\[([^\]]*)\]\((\/drawings\/[^)]+)\)([^\n]*\n)\n?((?:\d+\) .+\n)*)/g);
    for (const [, alt = "", path = "", caption = "", list = ""] of drawings) {
      expect([name, path, alt.length > 5]).toEqual([name, path, true]);
      const drawn = readFileSync(new URL(`../public${path}`, import.meta.url), "utf8").matchAll(/<text[^>]*>(\d+)</g);
      const numbers = new Set([...drawn].map(([, number]) => number));
      const explained = [...list.matchAll(/^(\d+)\)/gm), ...caption.matchAll(/\((\d+)\)/g)];
      expect([name, path, new Set(explained.map(([, number]) => number))]).toEqual([name, path, numbers]);
    }
  }
});

test("every column of a table has a name", async () => {
  const { files } = await readContent();
  const unnamed = files.flatMap((name) => {
    const text = readFileSync(new URL(`../src/content/${name}`, import.meta.url), "utf8");
    return /^\|(?:.*\|)?\s*\|.*\n\|-/m.test(text) ? [name] : [];
  });
  expect(unnamed).toEqual([]);
});

test("every file of the site is a page with a unique path", async () => {
  const { entries, problems, files } = await readContent();
  expect(problems).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

test("the widgets in the editors' guide exist", async () => {
  const guide = readFileSync(new URL("../src/content/README.md", import.meta.url), "utf8");
  const named = [...guide.matchAll(/from "#guides\/([^"]+)"/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(0);
  for (const path of named) expect([path, existsSync(join(GUIDES, path))]).toEqual([path, true]);
});

test("a figure in a title or description is in the text too, with its source", async () => {
  const { entries } = await readContent();
  const { readFile } = await import("node:fs/promises");
  for (const { file: name, title, description, excerpt } of entries) {
    if (!name) continue;
    const text = (await readFile(new URL(`../src/content/${name}`, import.meta.url), "utf8")).replace(
      /^---[\s\S]*?\n---\n/,
      "",
    );
    for (const figure of figuresIn(`${title} ${description} ${excerpt}`))
      expect(`${name}: ${figuresIn(text).join(" | ")}`.toLowerCase()).toContain(figure.toLowerCase());
  }
});

test("an article has 600 to 1,200 words", async () => {
  const { entries } = await readContent();
  const counts = entries.flatMap(({ kind, file: name }) => {
    if (kind !== "post" || !name) return [];
    const text = readFileSync(new URL(`../src/content/${name}`, import.meta.url), "utf8")
      .replace(/^---[\s\S]*?\n---\n/, "")
      .replaceAll(/<[^>]+>|\]\([^)]*\)/g, " ");
    return [{ name, words: text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length }];
  });
  expect(counts.length).toBeGreaterThanOrEqual(90);
  expect(counts.filter(({ words }) => words < 600 || words > 1200)).toEqual([]);
});

test("texts of one translation have each other's paths, others do not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(folder, "blog"));
  const write = (name: string, front: string) => writeFileSync(join(folder, "blog", name), file(front));
  write("erbrechen.de.mdx", 'date: "2026-11-01"\ntranslation: vomiting');
  write("vomiting.en.mdx", 'date: "2026-11-01"\ntranslation: vomiting');
  write("same.de.mdx", 'date: "2026-11-01"');
  write("same.pl.mdx", 'date: "2026-11-01"');
  const { entries, problems } = await readContent(folder);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  const translations = (url: string) => entries.find((entry) => entry.url === url)?.translations;
  expect(translations("/en/blog/vomiting")).toEqual({ de: "/de/blog/erbrechen", en: "/en/blog/vomiting" });
  expect(translations("/de/blog/same")).toEqual({ de: "/de/blog/same", pl: "/pl/blog/same" });
});

describe("built pages", () => {
  test("contain every public route in every language, and those without a language", async () => {
    const { entries } = await readContent();
    const pages = sitePages(entries);
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const names = ["blog", "privacy", "terms", "contact", "impressum"];
    expect(paths).toEqual(
      expect.arrayContaining(
        ["de", "en", "pl"].flatMap((language) => [`/${language}`, ...names.map((name) => `/${language}/${name}`)]),
      ),
    );
    expect(paths).toEqual(expect.arrayContaining(names.map((name) => `/${name}`)));
    expect(paths).toEqual(expect.arrayContaining(entries.map(({ url }) => url)));
    const posts = entries.filter(({ kind }) => kind === "post");
    expect(posts.length).toBeGreaterThan(2);
    for (const post of posts) {
      expect(pages.find(({ path }) => path === `/${post.path}`)).toMatchObject({
        language: post.language,
        languages: [],
        entry: post,
      });
    }
  });

  test("have their last change, if known", async () => {
    const { entries } = await readContent();
    for (const { entry, updated } of sitePages(entries).filter((page) => page.entry))
      expect([entry?.url, updated]).toEqual([entry?.url, entry?.kind === "tool" ? undefined : entry?.updated]);
  });

  test("contain a post once without a language prefix, in German if possible", () => {
    const translations = { de: "/de/blog/both", en: "/en/blog/both", pl: "/pl/blog/both" };
    const post = (language: Language) => buildEntry({ kind: "post", language, path: "blog/both", translations });
    const pages = sitePages([post("pl"), post("en"), post("de")]);
    expect(pages.filter(({ path }) => path === "/blog/both").map(({ language }) => language)).toEqual(["de"]);
  });
});

describe("a broken file among the others", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(folder, "pages/de/test"), { recursive: true });
  writeFileSync(join(folder, "pages/de/test/gut.mdx"), file("category: test"));
  writeFileSync(join(folder, "pages/de/test/kaputt.mdx"), file("category: news"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const load = (command: "build" | "serve", id = "\0virtual:content"): Promise<string> => {
    const plugin = contentPlugin(folder) as unknown as {
      configResolved(config: object): void;
      load(this: object, id: string): Promise<string>;
    };
    plugin.configResolved({ command });
    return plugin.load.call(
      {
        addWatchFile: () => undefined,
        error: (message: string) => {
          throw new Error(message);
        },
      },
      id,
    );
  };

  test("fails a build with its name and the field", async () => {
    await expect(load("build")).rejects.toThrow(/^src\/content\/pages\/de\/test\/kaputt\.mdx: category: /);
  });

  test("is skipped during development, and reported in the browser", async () => {
    const entries = await load("serve", "\0virtual:content/de");
    const problems = (await load("serve")).split("\n").at(-1) ?? "";
    expect(entries).toContain("/de/test/gut");
    expect(entries).not.toContain("kaputt");
    expect(JSON.parse(problems.slice(problems.indexOf("["), -1))).toEqual([
      { file: "pages/de/test/kaputt.mdx", message: expect.stringContaining("category") },
    ]);
  });
});

describe("a file at a used path", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const [path, front] of [
    ["pages/de/contact.mdx", "category: test"],
    ["pages/pl/report/pies.mdx", "category: test"],
    ["pages/en/tools/zoomies-rechner.mdx", "category: tool"],
    ["pages/de/tools/neu.mdx", "category: tool"],
    ["pages/de/blog/doppelt.mdx", "category: test"],
    ["blog/doppelt.de.mdx", 'date: "2026-11-01"'],
  ] as const) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), file(front));
  }
  afterAll(() => rmSync(folder, { recursive: true }));

  test("fails the build, naming the other page", async () => {
    const { problems } = await readContent(folder);
    expect(problems.map(({ file: name, message }) => `${name}: ${message}`)).toEqual([
      "pages/de/blog/doppelt.mdx: the address /de/blog/doppelt belongs to another page",
      "pages/de/contact.mdx: the address /de/contact belongs to another page",
      "pages/en/tools/zoomies-rechner.mdx: the address /en/tools/zoomies-rechner belongs to another page",
      "pages/pl/report/pies.mdx: the address /pl/report/pies belongs to another page",
    ]);
  });
});

describe("figures without a source", () => {
  const plugin = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, remarkEvidence] }) as {
    transform: (text: string, id: string) => Promise<unknown>;
  };
  const compile = (text: string) => plugin.transform(text, "/some/page.mdx");

  test.each([
    "Das hilft bei 60 % der Hunde.",
    "Gib 20 mg pro Kilo.",
    "| a |\n|---|\n| 12 kg |",
    "- nach 4 bis 6 Wochen",
    '<Widget text="nach 8 Wochen" />',
    "Es kostet 28,50 €.",
    "Po 12 tygodniach jest lepiej.",
    "Nach sechs bis acht Wochen.",
    "Alle drei Monate.",
    "In der dritten Woche.",
    "Kleine Hündinnen drei- bis viermal im Jahr.",
    "Ein Drittel der Hunde.",
    "Gib 20 Gramm.",
    "It takes six weeks.",
    "Three to four times a year.",
    "Half of the dogs.",
    "Trwa to dwa do czterech tygodni.",
    "W ósmym tygodniu.",
    "Trzy razy w roku.",
    "Fünf\nMinuten am Tag.",
    "Die Skala geht von eins (viel zu dünn) bis neun (viel zu dick).",
    "A scale from one to nine.",
    "W skali od jednego do dziewięciu.",
    "In die Höhe wächst er etwa ein Jahr.",
    "Er ist mit einem Jahr fast bei seinem Endgewicht.",
    "Nicht im ersten halben Jahr.",
    "At about a year he is grown.",
    "Rośnie około roku.",
    "Some dogs go grey at three, some never do.",
    "Manche werden grau mit drei, manche nie.",
    '<Story title="Lotte">\n\nNach zwei Wochen lief sie.\n\n</Story>',
  ])("end the build: %s", async (text) => {
    await expect(compile(text)).rejects.toThrow("has no source");
  });

  test.each([
    'Das hilft bei 60 % der Hunde <Cite id="barbeau2022" />.',
    "Nach <SpecFigure>4 bis 6 Wochen</SpecFigure>.",
    "<SpecFigures>\n\n| a |\n|---|\n| 12 kg |\n\n</SpecFigures>",
    "Seit 2022 gibt es zwei Studien in 3 Ländern.",
    "Zwei Hunde spielen.",
    "Ein Jahr später steht da ein kräftiger Hund.",
    "Lahmt er länger als einen Tag, geh hin.",
    "Your kitchen floor at nine in the evening.",
    "Mit zwei Hunden ist mehr los.",
    "Das dauert keine halbe Runde.",
    "From one picture to another.",
    "Die wilden fünf Minuten kennt jeder.",
    "W ten dzień nic.",
    "Dzień od 1990 roku.",
    '<Story title="Lotte, elf Jahre">\n\nText.\n\n</Story>',
  ])("do not: %s", async (text) => {
    await expect(compile(text)).resolves.toBeDefined();
  });

  test("in a tool's texts are reported with their path", () => {
    const texts = {
      lead: "Ohne Zahl.",
      evidence: ["Nach 8 Wochen ist es vorbei."],
      sizes: { small: "unter 10 kg" },
      until: () => "in 3 Tagen",
    };
    expect(uncitedFigures(texts, {})).toEqual([
      "evidence.0: „8 Wochen“ has no source in FIGURES",
      "sizes.small: „10 kg“ has no source in FIGURES",
    ]);
    expect(uncitedFigures(texts, { evidence: "wang2020", sizes: "own" })).toEqual([]);
    expect(uncitedFigures(texts, { evidence: "smith1999", sizes: "own", tips: "own" })).toEqual([
      'FIGURES, evidence: there is no source "smith1999" in src/content/evidence.ts',
      "FIGURES, tips: there is no such text",
    ]);
  });

  test("in a guide's widgets are reported with file and path", async () => {
    const problemsIn = (code: string) => uncitedInSource("widget.tsx", code);
    expect(problemsIn('export const ADVICE = { watch: ["Gut.", "Schau in vier Wochen noch einmal."] };')).toEqual([
      "ADVICE.watch.1: „vier Wochen“ has no source: name it in FIGURES",
    ]);
    expect(
      problemsIn(
        'export const Dose = ({ a }) => <Row note="Nach 8 Wochen.">{`noch ${a} von 60 kg`}<p>ab 3 Jahren</p></Row>;',
      ),
    ).toHaveLength(3);
    expect(
      problemsIn(
        'export const FIGURES: Figures = { "ADVICE.watch": "own" };\nexport const ADVICE = { watch: "In vier Wochen." } as const;',
      ),
    ).toEqual([]);
    expect(problemsIn('export const STUDIES = [{ source: "scott2017", dogs: "60 Hunde" }];')).toEqual([]);
    expect(problemsIn('export const Says = () => <p>Bei 60 % <Cite id="scott2017" /></p>;')).toEqual([]);
    expect(problemsIn('export const FIGURES = { A: "smith1999", B: "own" };\nexport const A = "60 kg";')).toEqual([
      'FIGURES, A: there is no source "smith1999" in src/content/evidence.ts',
      "FIGURES, B: there is no figure in it",
    ]);
  });

  test("an unknown source fails the build", async () => {
    await expect(compile('Bei 60 % <Cite id="smith1999" />.')).rejects.toThrow("smith1999");
  });
});

describe("a build for the public", () => {
  const real = {
    ...OPERATOR,
    responsible: "Jana Kern",
    street: "Am Anger 3",
    city: "99084 Erfurt",
    email: "post@hundeblick.de",
    phone: "+49 361 1234567",
  };
  const built =
    (publicUrl: string, given: object = {}) =>
    () => {
      rejectPlaceholders({ publicUrl, trial: false, ...given });
    };

  test.each([
    "https://www.hundeblick.de",
    "http://www.hundeblick.de",
    "http://192.168.1.7:8080",
    "http://localhost.hundeblick.de",
  ])("at %s refuses an example operator and takes a real one", (address) => {
    expect(built(address)).toThrow(
      "src/content/operator.ts still holds examples: responsible, street, city, email, phone",
    );
    expect(built(address, { operator: real })).not.toThrow();
  });

  test.each(["", "www.hundeblick.de", "https://www.hundeblick.example"])(
    "needs a real address: %j is none, whoever runs it",
    (address) => {
      expect(built(address, { operator: real })).toThrow("PUBLIC_URL");
    },
  );

  test("is not one for this machine or a trial", () => {
    for (const address of [
      "http://localhost:8080",
      "http://127.0.0.1:3000",
      "http://[::1]:80",
      "http://site.localhost",
    ])
      expect(built(address)).not.toThrow();
    expect(built("", { trial: true })).not.toThrow();
  });
});
