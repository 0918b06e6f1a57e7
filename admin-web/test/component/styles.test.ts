import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../../src");
const read = (file: string): string => readFileSync(join(SOURCES, file), "utf8");
/** Its feature; "" for what every screen shows. */
const featureOf = (file: string): string => /^features\/([\w-]+)/.exec(file)?.[1] ?? "";

/** Classes by feature, as written in `className` and in the `kind` of a shared component. */
const used = new Map<string, Set<string>>();
for (const file of globSync("**/*.tsx", { cwd: SOURCES })) {
  const classes = used.get(featureOf(file)) ?? new Set();
  used.set(featureOf(file), classes);
  for (const [, attribute = ""] of read(file).matchAll(/(?:className|kind)=("[^"]*"|\{[^}]*)/g))
    for (const [, literal = ""] of attribute.matchAll(/["`]([^"`]*)/g))
      for (const name of literal.split(/\s+/)) classes.add(name);
}

const selectorsOf = (file: string): string[] =>
  [...read(file).matchAll(/([^{}]+)\{/g)]
    .flatMap(([, selectors = ""]) => selectors.split(",").map((selector) => selector.trim()))
    .filter((selector) => /\.[a-z]/.test(selector));
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name).filter((name) => !name.startsWith("mantine"));

// a sheet stays loaded after its screen is left
test.each(globSync("features/**/*.css", { cwd: SOURCES }))("%s styles no other screen", (file) => {
  const shared = used.get("");
  const others = [...used].filter(([feature]) => feature !== featureOf(file));
  const leaks = selectorsOf(file).filter((selector) =>
    others.some(([, own]) => classesOf(selector).every((name) => own.has(name) || shared?.has(name))),
  );
  expect(leaks).toEqual([]);
});
