import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { CATEGORIES, type Category, type Topic, TOPICS } from "../../content/content-entry.ts";

export const MAX_WORDS_LENGTH = 60;

interface BlogFilter {
  /** Search words; empty without a search. */
  words: string;
  topic: Topic | null;
  category: Category | null;
  page: number;
}

/** The filter of the list, stored in the query so that going back restores it. */
export function useBlogFilter() {
  const [params, setParams] = useSearchParams();
  // the page was prerendered without a query, and the first render must equal it
  const search = useSyncExternalStore(
    () => () => undefined,
    () => params.toString(),
    () => "",
  );
  const chosen = new URLSearchParams(search);
  const filter: BlogFilter = {
    words: (chosen.get("q") ?? "").slice(0, MAX_WORDS_LENGTH),
    topic: TOPICS.find((topic) => topic === chosen.get("topic")) ?? null,
    category: CATEGORIES.find((category) => category === chosen.get("category")) ?? null,
    page: Number(chosen.get("page") ?? 1),
  };

  function choose(next: Partial<BlogFilter>) {
    const { words, topic, category, page } = { ...filter, ...next };
    const after = new URLSearchParams(params);
    for (const [name, value] of [
      ["q", words || null],
      ["topic", topic],
      ["category", category],
      ["page", page === 1 ? null : String(page)],
    ] as const) {
      if (value === null) after.delete(name);
      else after.set(name, value);
    }
    setParams(after, { replace: true });
  }
  return { ...filter, choose };
}
