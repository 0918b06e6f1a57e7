import { LANGUAGES } from "@hundeblick/proto/languages";
import { loadToolTexts, TOOL_KEYS } from "../../scripts/content/tool-texts.ts";
import { loadPuppyWeight, loadPuppyWeightResult } from "../../src/features/tools/puppy-weight/load-puppy-weight.ts";
import { loadPoison, loadPoisonResult } from "../../src/features/tools/poison/load-poison.ts";
import { loadTextsOfTool } from "../../src/features/tools/frame/use-tool-texts.ts";

/** Texts of all tools, and the rules some of them go by, loaded before the first page is drawn, so that no page waits for them. */
export async function toolTexts() {
  await Promise.all([
    loadPoisonResult(),
    loadPuppyWeightResult(),
    ...LANGUAGES.flatMap((language) => [loadPoison(language), loadPuppyWeight(language)]),
  ]);
  await Promise.all(LANGUAGES.flatMap((language) => TOOL_KEYS.map((key) => loadTextsOfTool(language, key))));
  return loadToolTexts();
}
