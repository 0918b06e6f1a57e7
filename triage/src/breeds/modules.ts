import { LANGUAGES } from "@hundeblick/proto/languages";
import { breedList } from "./breed-list.ts";
import { BREED_PAGES } from "./breed-slugs.ts";
import { breedWeights } from "./breed-weights.ts";
import { exported } from "../exported.ts";
import { illnessList } from "./illnesses.ts";
import { breedPageFacts } from "./page-facts.ts";

/** Code of one module of `virtual:breeds`: the loaders, a list of a language, or one breed. */
export function breedModuleOf(path: readonly string[]): string | undefined {
  const [first, name = ""] = path;
  if (first === undefined) return loaders();
  if (first === "page") return exported(breedPageFacts(name));
  const language = LANGUAGES.find((each) => each === name);
  if (first === "list" && language) return exported(breedList(language));
  if (first === "illnesses" && language) return exported(illnessList(language));
  return first === "weights" && language ? exported(breedWeights(language)) : undefined;
}

function loaders(): string {
  const each = (kind: string, names: readonly string[]): string =>
    `{ ${names.map((name) => `${JSON.stringify(name)}: () => import("virtual:breeds/${kind}/${name}")`).join(", ")} }`;
  return [
    `export const pages = ${each("page", BREED_PAGES)};`,
    `export const illnesses = ${each("illnesses", LANGUAGES)};`,
    `export const lists = ${each("list", LANGUAGES)};`,
    `export const weights = ${each("weights", LANGUAGES)};`,
  ].join("\n");
}
