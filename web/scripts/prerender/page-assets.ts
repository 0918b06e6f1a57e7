import { readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { Language } from "@hundeblick/proto/language";

const FONTS = ["figtree-latin", "bricolage-grotesque-latin"];
/** Letters outside of Latin-1. */
const MORE_FONTS: Partial<Record<Language, readonly string[]>> = {
  pl: ["figtree-polish", "bricolage-grotesque-polish"],
};
const MAIN = "src/main.ts";

/** Preloads the fonts of the first screen, which would otherwise wait for the styles. */
export const preloadFonts = (manifest: Manifest, language: Language): string =>
  [...FONTS, ...(MORE_FONTS[language] ?? [])]
    .map((name) => fileOf(manifest, `../web-kit/src/fonts/${name}.woff2`))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join("");

/**
 * Inlines all styles of the page, so that the first paint needs one request. The disabled links load nothing; they tell
 * the scripts that these files are loaded, to avoid loading and layout again.
 */
export function styles(manifest: Manifest, sources: readonly string[], dist: URL): string {
  const keys = ["index.html", MAIN, ...sources].flatMap((source) => [...withImports(manifest, source)]);
  const files = [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];
  const known = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  return `<style>${files.map((file) => readFileSync(new URL(file, dist), "utf8").trim()).join("")}</style>${known.join("")}`;
}

/** Preloads scripts of a screen that is rendered in the browser. */
export function preloadScripts(manifest: Manifest): string {
  const first = withImports(manifest, "index.html");
  const own = [...withImports(manifest, MAIN)].filter((key) => !first.has(key));
  return own.map((key) => `<link rel="modulepreload" crossorigin href="/${fileOf(manifest, key)}">`).join("");
}

function fileOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  return chunk.file;
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, found);
  return found;
}
