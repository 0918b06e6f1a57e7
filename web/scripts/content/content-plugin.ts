import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { citedSources } from "./article-sources.ts";
import { CONTENT_FOLDER, readContent } from "./read-content.ts";

const NAME = "virtual:content";
const RESOLVED = `\0${NAME}`;

/**
 * Offers `virtual:content`: what the registry knows of every page. A build ends at a broken file; while developing it
 * is told in the browser.
 */
export function contentPlugin(folder = CONTENT_FOLDER): Plugin {
  let building = false;
  return {
    name: "content",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { entries, problems, files } = await readContent(folder);
      for (const file of files) this.addWatchFile(join(folder, file));
      if (building && problems.length > 0)
        this.error(problems.map(({ file, message }) => `src/content/${file}: ${message}`).join("\n"));
      return `export const entries = ${JSON.stringify(entries)};\nexport const problems = ${JSON.stringify(problems)};`;
    },
    /** A text brings the sources it cites, so that no page needs the list of all of them. */
    transform(code, id) {
      if (!id.endsWith(".mdx")) return null;
      const text = readFileSync(id, "utf8");
      return {
        code: `${code}\nexport const sources = ${JSON.stringify(citedSources(text))};\nexport const hasOwnFigures = ${text.includes("<SpecFigure>")};`,
        map: null,
      };
    },
    handleHotUpdate({ file, server }) {
      const module =
        file.startsWith(folder) && file.endsWith(".mdx") ? server.moduleGraph.getModuleById(RESOLVED) : undefined;
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}
