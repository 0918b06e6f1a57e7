import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { languagesWithMore } from "../../src/content/languages-with-more.ts";
import { articlesOfTopics } from "./articles-of-topics.ts";
import { citedSources } from "./article-sources.ts";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { type Content, CONTENT_FOLDER, readContent } from "./read-content.ts";

const NAME = "virtual:content";
const RESOLVED = `\0${NAME}`;

/**
 * Provides `virtual:content`: the pages of each language, and those about a concern or check; a module per language, so
 * that a browser loads only one. A broken file fails a build, and is reported in the browser during development.
 */
export function contentPlugin(folder = CONTENT_FOLDER): Plugin {
  let building = false;
  /** A build asks for many modules of the same files. */
  let ofBuild: Promise<Content> | undefined;
  return {
    name: "content",
    configResolved({ command }) {
      building = command === "build";
    },
    buildStart() {
      ofBuild = undefined;
    },
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const { entries, problems, files } = await (building ? (ofBuild ??= readContent(folder)) : readContent(folder));
      for (const file of files) this.addWatchFile(join(folder, file));
      if (building && problems.length > 0)
        this.error(problems.map(({ file, message }) => `src/content/${file}: ${message}`).join("\n"));
      const language = LANGUAGES.find((one) => id.startsWith(`${RESOLVED}/${one}`));
      if (language) {
        const own = entries.filter((entry) => entry.language === language);
        if (id.endsWith("/articles")) return `export default ${JSON.stringify(articlesOfTopics(own))};`;
        return `export default ${JSON.stringify({ entries: own, elsewhere: languagesWithMore(entries, language) })};`;
      }
      const loaders = (of: string) => LANGUAGES.map((one) => `${one}: () => import("${NAME}/${one}${of}")`).join(", ");
      return `export const contents = { ${loaders("")} };\nexport const articles = { ${loaders("/articles")} };\nexport const problems = ${JSON.stringify(problems)};`;
    },
    /** Adds the cited sources to a text, so that no page needs the list of all. */
    transform(code, id) {
      if (!id.endsWith(".mdx")) return null;
      const text = readFileSync(id, "utf8");
      return {
        code: `${code}\nexport const sources = ${JSON.stringify(citedSources(text))};\nexport const hasOwnFigures = ${text.includes("<SpecFigure>")};`,
        map: null,
      };
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder) || !file.endsWith(".mdx")) return;
      for (const id of [
        RESOLVED,
        ...LANGUAGES.flatMap((one) => [`${RESOLVED}/${one}`, `${RESOLVED}/${one}/articles`]),
      ]) {
        const module = server.moduleGraph.getModuleById(id);
        if (module) server.moduleGraph.invalidateModule(module);
      }
    },
  };
}
