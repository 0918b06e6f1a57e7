// `virtual:tool-texts` for tests, which run without a bundler.
import { loadToolTexts, TOOL_KEYS } from "../../scripts/content/tool-texts.ts";

const all = await loadToolTexts();

export const texts: unknown = Object.fromEntries(
  Object.entries(all).map(([language, inLanguage]) => [
    language,
    Object.fromEntries(TOOL_KEYS.map((key) => [key, () => Promise.resolve({ default: inLanguage[key] })])),
  ]),
);
