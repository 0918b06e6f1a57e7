import { LANGUAGES } from "@hundeblick/proto/languages";
import { EDITORIAL_TEXTS } from "../../src/content/texts.ts";
import type { ContentEntry, ContentProblem } from "../../src/content/content-entry.ts";
import { dayText } from "@hundeblick/triage/day-text";
import { TOOLS } from "../../src/content/registry.ts";
import type { Figures } from "../../src/features/tools/frame/tool-text.ts";
import { TOOL_CARDS, toolFiles } from "./tool-cards.ts";
import { loadToolTexts } from "./tool-texts.ts";
import { uncitedFigures } from "./tool-figures.ts";

/** Publication date of the first seven tools. */
const FIRST_DAY = "2026-10-20";

/** The tools as entries with title and description of their texts. A figure without a source is a problem. */
export async function toolEntries(): Promise<{ entries: ContentEntry[]; problems: ContentProblem[] }> {
  const byLanguage = await loadToolTexts();
  const perTool = await Promise.all(
    TOOLS.map(async ({ slug, key }) => {
      const { cover, topics, published = FIRST_DAY } = TOOL_CARDS[key];
      const { FIGURES } = (await import(`../../src/features/tools/${toolFiles(key).sources}`)) as { FIGURES: Figures };
      const entries = LANGUAGES.map((language): ContentEntry => {
        const { title, description, lead } = byLanguage[language][key];
        return {
          kind: "tool",
          language,
          path: `tools/${slug}`,
          url: `/${language}/tools/${slug}`,
          slug,
          file: null,
          category: "tool",
          badge: EDITORIAL_TEXTS[language].categories.tool.badge,
          title,
          seoTitle: title,
          description,
          excerpt: lead,
          keywords: [],
          topics,
          tags: topics.map((topic) => EDITORIAL_TEXTS[language].topics[topic].name),
          translation: `tools/${slug}`,
          translations: {},
          author: EDITORIAL_TEXTS[language].editors,
          date: published,
          updated: published,
          day: dayText(language, published),
          updatedDay: dayText(language, published),
          readTime: null,
          image: cover,
          imageAlt: "",
          featured: false,
          priority: 0.7,
        };
      });
      const problems = LANGUAGES.flatMap((language) =>
        uncitedFigures(byLanguage[language][key], FIGURES).map((message): ContentProblem => ({
          file: `../features/tools/texts/${language}.ts`,
          message: `${key}.${message}`,
        })),
      );
      return { entries, problems };
    }),
  );
  return { entries: perTool.flatMap(({ entries }) => entries), problems: perTool.flatMap(({ problems }) => problems) };
}
