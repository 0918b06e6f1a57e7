import { useState } from "react";
import { z } from "zod";

const KEY = "admin-recent-searches";
const KEPT = 10;
/** How many of the kept ones are offered. */
export const SHOWN = 5;
const Kept = z.array(z.string().min(1).max(200)).max(KEPT);

function read(): string[] {
  try {
    return Kept.catch([]).parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

/** What was searched by hand, the newest first; kept in the browser. */
export function useRecentSearches(): { recent: string[]; remember: (query: string) => void } {
  const [recent, setRecent] = useState(read);
  const remember = (query: string): void => {
    const next = [query, ...recent.filter((each) => each !== query)].slice(0, KEPT);
    setRecent(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is full or switched off: they last as long as the page.
    }
  };
  return { recent, remember };
}
