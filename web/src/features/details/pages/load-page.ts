import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import {
  loadCheck,
  loadCheckSources,
  loadConcern,
  loadConcernSources,
  loadEmergencyLines,
  loadNames,
} from "@hundeblick/triage/load";
import { loadOnce } from "#shared/load-once.ts";
import { loadArticlesOf } from "../../../content/articles-of-topics.ts";
import { loadDetailsTexts } from "./texts.ts";

/** Data of a concern's page. */
export const concernPage = (id: ConcernId, language: Language) =>
  loadOnce(`concern ${id} ${language}`, async () => {
    const [concern, sources, names, guide, articles] = await Promise.all([
      loadConcern(id, language),
      loadConcernSources(id),
      loadNames(language),
      loadEmergencyLines(language),
      loadArticlesOf(id, language),
      loadDetailsTexts(language),
    ]);
    return { concern, sources, names, guide, articles };
  });

/** Data of a check's page. */
export const checkPage = (id: CheckId, language: Language) =>
  loadOnce(`check ${id} ${language}`, async () => {
    const [check, sources, names, guide, articles] = await Promise.all([
      loadCheck(id, language),
      loadCheckSources(id),
      loadNames(language),
      loadEmergencyLines(language),
      loadArticlesOf(id, language),
      loadDetailsTexts(language),
    ]);
    return { check, sources, names, guide, articles };
  });

/** Data of the overview. */
export const hubPage = (language: Language) =>
  loadOnce(`hub ${language}`, async () => {
    const [names, guide] = await Promise.all([
      loadNames(language),
      loadEmergencyLines(language),
      loadDetailsTexts(language),
    ]);
    return { names, guide };
  });
