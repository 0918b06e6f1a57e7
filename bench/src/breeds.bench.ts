import { existsSync, readdirSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@hundeblick/proto/languages";
import type { Line } from "./verdict.ts";

const DIST = new URL("../../web/dist/", import.meta.url);
/** A block on more than this share of the pages is part of the layout. */
const FRAME = 0.5;
/** Pages beside those of breeds. */
const OTHERS = ["compare", "illnesses"];
const MAX_ALIKE = 60;

/** Similarity of any two breeds' pages: common words in percent of the shorter one, without the layout. */
export function breedsBench(): Line[] {
  if (!existsSync(new URL("de/breeds", DIST))) throw new Error("build the site first: npm run build --workspace web");
  return LANGUAGES.flatMap((language) => {
    const folder = new URL(`${language}/breeds/`, DIST);
    const pages = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name))
      .map(({ name }) => ({ name, blocks: blocksOf(readFileSync(new URL(`${name}/index.html`, folder), "utf8")) }));
    const counts = Map.groupBy(
      pages.flatMap(({ blocks }) => [...new Set(blocks)]),
      (block) => block,
    );
    const isFrame = (block: string): boolean => (counts.get(block)?.length ?? 0) > FRAME * pages.length;
    const own = pages.map(({ name, blocks }) => ({
      name,
      words: countWords(blocks.filter((block) => !isFrame(block))),
    }));
    const all = pages.map(({ name, blocks }) => ({ name, words: countWords(blocks) }));
    const [most, whole] = [mostAlike(own), mostAlike(all)];
    return [
      { what: `${language}: pages`, value: pages.length, unit: "" },
      { what: `${language}: median of any two`, value: most.median, unit: "%" },
      { what: `${language}: pairs over ${MAX_ALIKE} %`, value: most.over, unit: "%" },
      { what: `${language}: ${most.names}`.slice(0, 58), value: most.percent, unit: "%", hold: { most: MAX_ALIKE } },
      { what: `${language}: with the frame, ${whole.names}`.slice(0, 58), value: whole.percent, unit: "%" },
    ];
  });
}

/** Texts of main, one per element. */
const blocksOf = (html: string): string[] =>
  (html.match(/<main[\s\S]*<\/main>/)?.[0] ?? "")
    .replaceAll(/<(script|style|svg|select)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<\/?(?:a|q|span|strong|em|b)\b[^>]*>|<!-- -->/g, "")
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => /\p{L}|\d/u.test(text));

type Counted = Map<string, number>;
function countWords(blocks: readonly string[]): Counted {
  const words = new Map<string, number>();
  for (const word of blocks
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\d][\p{L}\d.,–'-]*/gu) ?? [])
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

const sum = (words: Counted): number => [...words.values()].reduce((total, n) => total + n, 0);
function shared(one: Counted, other: Counted): number {
  let both = 0;
  for (const [word, n] of one) both += Math.min(n, other.get(word) ?? 0);
  return (100 * both) / Math.max(1, Math.min(sum(one), sum(other)));
}

function mostAlike(pages: readonly { name: string; words: Counted }[]) {
  const pairs = pages.flatMap((one, i) =>
    pages
      .slice(i + 1)
      .map((other) => ({ names: `${one.name}, ${other.name}`, percent: shared(one.words, other.words) })),
  );
  const sorted = pairs.toSorted((a, b) => b.percent - a.percent);
  const over = sorted.filter(({ percent }) => percent > MAX_ALIKE).length;
  return {
    ...(sorted[0] ?? { names: "", percent: 0 }),
    median: sorted[sorted.length >> 1]?.percent ?? 0,
    over: (100 * over) / Math.max(1, sorted.length),
  };
}
