import { useState } from "react";
import { z } from "zod";

const KEY = "admin-recent-searches";
const MAX_STORED = 10;
/** Most suggestions. */
export const SHOWN = 5;
const Stored = z.array(z.string().min(1).max(200)).max(MAX_STORED);

function read(): string[] {
  try {
    return Stored.catch([]).parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

/** Past manual searches from local storage, the newest first. */
export function useRecentSearches(): { recent: string[]; addRecent: (query: string) => void } {
  const [recent, setRecent] = useState(read);
  const addRecent = (query: string): void => {
    const next = [query, ...recent.filter((each) => each !== query)].slice(0, MAX_STORED);
    setRecent(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // storage is full or disabled: searches last as long as the page
    }
  };
  return { recent, addRecent };
}
