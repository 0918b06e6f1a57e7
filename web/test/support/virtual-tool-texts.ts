// `virtual:tool-texts` for tests, which run without a bundler
import { LANGUAGES } from "@hundeblick/proto/languages";
import { completeTexts, TOOL_KEYS } from "../../scripts/content/tool-texts.ts";

export const texts: unknown = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(TOOL_KEYS.map((key) => [key, async () => ({ default: await completeTexts(key, language) })])),
  ]),
);
