import { useMemo, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * A value that survives a reload of this tab and ends with it. `read` checks what storage held, whatever that is.
 * `isRead` is false until storage was looked into: the prerendered page cannot.
 */
export function useTabState<Value>(name: string, read: (kept: unknown) => Value) {
  const isRead = useHydrated();
  const kept = useMemo(() => read(isRead ? keptUnder(name) : null), [name, read, isRead]);
  const [own, setOwn] = useState<{ value: Value } | null>(null);
  const set = (value: Value) => {
    setOwn({ value });
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // Storage may be full or forbidden: the value then lives as long as the page.
    }
  };
  return { value: own ? own.value : kept, isRead, set };
}

function keptUnder(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}
