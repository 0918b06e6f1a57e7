import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sources as checkSources } from "@hundeblick/triage/sources";
import { EVIDENCE } from "../../src/content/evidence.ts";
import type { Source } from "../../src/content/source.ts";

const FOLDER = join(import.meta.dirname, "../../src/content/sources");
const ArticleSources = z.record(
  z.string().regex(/^[a-z0-9_]+$/i),
  z.strictObject({
    authors: z.string().min(2),
    year: z.int().optional(),
    title: z.string().min(5),
    venue: z.string().min(2),
    url: z.url().optional(),
    /** What the source states, for editors; "recalled": not verified. */
    says: z.string().min(10),
    verified: z.enum(["seen in search", "from memory"]),
  }),
);

/** Sources of articles (`src/content/sources`), of guides and tools (`evidence.ts`), and of concerns and checks. */
const listed: readonly [string, Source][] = [
  ...checkSources.map(({ id, authors, year, title, venue, url, doi }): [string, Source] => [
    id,
    {
      authors: authors ?? venue ?? title,
      ...(year === null ? {} : { year }),
      title,
      venue: venue ?? "",
      ...(url || doi ? { url: url ?? `https://doi.org/${doi}` } : {}),
    },
  ]),
  ...globSync("*.json", { cwd: FOLDER })
    .flatMap((file) => Object.entries(ArticleSources.parse(JSON.parse(readFileSync(join(FOLDER, file), "utf8")))))
    .map(([id, { authors, year, title, venue, url }]): [string, Source] => [
      id,
      { authors, title, venue, ...(year ? { year } : {}), ...(url ? { url } : {}) },
    ]),
  ...Object.entries(EVIDENCE),
];
const all = new Map(listed);
const twice = listed.find(([id], i) => listed.findIndex(([other]) => other === id) < i);
if (twice) throw new Error(`two sources are called "${twice[0]}"`);

export const articleSource = (id: string): Source | undefined => all.get(id);

/** The sources a text cites, by id, in the order of the text. */
export const citedSources = (text: string): Record<string, Source> =>
  Object.fromEntries(
    [...text.matchAll(/<Cite\s+id="([^"]+)"/g)].flatMap(([, id = ""]) => {
      const source = all.get(id);
      return source ? [[id, source]] : [];
    }),
  );
