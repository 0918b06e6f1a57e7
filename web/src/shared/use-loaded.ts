import { useEffect, useState } from "react";

export type Loaded<Value> = { value: Value | null; failed: boolean; again: () => void };

/** Loads data on demand, again when `load` changes. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ load: unknown; value: Value | null } | null>(null);
  useEffect(() => {
    let shown = true;
    const keep = (value: Value | null) => {
      if (shown) setLoaded({ load, value });
    };
    load().then(keep, () => keep(null));
    return () => {
      shown = false;
    };
  }, [load, attempt]);
  const mine = loaded?.load === load ? loaded : null;
  const again = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { value: mine?.value ?? null, failed: mine !== null && mine.value === null, again };
}
