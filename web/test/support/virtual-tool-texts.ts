// `virtual:tool-texts` for tests, which run without a bundler.
import { loadToolTexts, TOOL_KEYS, withSources } from "../../scripts/content/tool-texts.ts";

const all = await loadToolTexts();

export const texts: unknown = Object.fromEntries(
  Object.entries(all).map(([language, inLanguage]) => [
    language,
    Object.fromEntries(
      TOOL_KEYS.map((key) => [key, async () => ({ default: await withSources(key, inLanguage[key]) })]),
    ),
  ]),
);
