import { LANGUAGES } from "@hundeblick/proto/languages";
import { loadToolTexts, TOOL_KEYS } from "../../scripts/content/tool-texts.ts";
import { loadPuppyWeight, loadPuppyWeightResult } from "../../src/features/tools/puppy-weight/load-puppy-weight.ts";
import { loadPoison, loadPoisonResult } from "../../src/features/tools/poison/load-poison.ts";
import { loadTextsOfTool } from "../../src/features/tools/frame/use-tool-texts.ts";

/** Preloads texts of all tools and the rules some of them use, so that no test waits for them. */
export async function toolTexts() {
  await Promise.all([
    loadPoisonResult(),
    loadPuppyWeightResult(),
    ...LANGUAGES.flatMap((language) => [loadPoison(language), loadPuppyWeight(language)]),
  ]);
  await Promise.all(LANGUAGES.flatMap((language) => TOOL_KEYS.map((key) => loadTextsOfTool(language, key))));
  return loadToolTexts();
}
