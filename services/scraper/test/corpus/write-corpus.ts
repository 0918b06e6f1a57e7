// Writes the parsers' test pages: `node test/corpus/write-corpus.ts`. All are our own, none is copied from a shop.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MARKETS } from "@hundeblick/proto/language";
import { productCases } from "./product-pages.ts";
import { searchCases } from "./search-pages.ts";

for (const market of MARKETS) {
  const folder = join(import.meta.dirname, market);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const cases = [...searchCases(market), ...productCases(market)];
  for (const { name, html } of cases) writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(
    join(folder, "expected.json"),
    `[\n${cases.map(({ html: _html, ...expected }) => JSON.stringify(expected)).join(",\n")}\n]\n`,
  );
}
