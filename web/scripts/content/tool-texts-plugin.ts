import type { Plugin } from "vite";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { joinUnits } from "@hundeblick/triage/join-units";
import { completeTexts, TOOL_KEYS } from "./tool-texts.ts";

const NAME = "virtual:tool-texts";
const RESOLVED = `\0${NAME}`;

/** Provides `virtual:tool-texts`: a module per tool and language, loaded on demand. Units stay with their number. */
export const toolTextsPlugin = (): Plugin => ({
  name: "tool-texts",
  resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(RESOLVED)) return null;
    const [, first, second] = id.split("/");
    if (!first) return loaders();
    const language = LANGUAGES.find((one) => one === first);
    const key = TOOL_KEYS.find((one) => one === second);
    if (!language || !key) return this.error(`there are no tool texts "${id}"`);
    return `export default ${joinUnits(JSON.stringify(await completeTexts(key, language)))};`;
  },
});

const loaders = (): string =>
  `export const texts = { ${LANGUAGES.map(
    (language) =>
      `${language}: { ${TOOL_KEYS.map((key) => `${key}: () => import("${NAME}/${language}/${key}")`).join(", ")} }`,
  ).join(", ")} };`;
