import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import {
  loadCheck,
  loadCheckSources,
  loadConcern,
  loadConcernSources,
  loadEmergency,
  loadNames,
} from "@hundeblick/triage/load";

const loads = new Map<string, Promise<unknown>>();

/** The same promise each time, as React's `use` needs it; what failed is asked for again. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = loads.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const loading = load();
  loads.set(key, loading);
  loading.catch(() => loads.delete(key));
  return loading;
}

/** Everything the page of a concern shows. */
export const concernPage = (id: ConcernId, language: Language) =>
  once(`concern ${id} ${language}`, async () => {
    const [concern, sources, names, guide] = await Promise.all([
      loadConcern(id, language),
      loadConcernSources(id),
      loadNames(language),
      loadEmergency(language),
    ]);
    return { concern, sources, names, guide };
  });

/** Everything the page of a check shows. */
export const checkPage = (id: CheckId, language: Language) =>
  once(`check ${id} ${language}`, async () => {
    const [check, sources, names, guide] = await Promise.all([
      loadCheck(id, language),
      loadCheckSources(id),
      loadNames(language),
      loadEmergency(language),
    ]);
    return { check, sources, names, guide };
  });

/** What the page of all concerns and checks shows. */
export const hubPage = (language: Language) =>
  once(`hub ${language}`, async () => {
    const [names, guide] = await Promise.all([loadNames(language), loadEmergency(language)]);
    return { names, guide };
  });
