import { useMemo, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * A value in session storage. `read` validates it. `isRead` is false until storage was read, as in the prerendered
 * page.
 */
export function useTabState<Value>(name: string, read: (kept: unknown) => Value) {
  const isRead = useHydrated();
  const kept = useMemo(() => read(isRead ? readStored(name) : null), [name, read, isRead]);
  const [own, setOwn] = useState<{ value: Value } | null>(null);
  const set = (value: Value) => {
    setOwn({ value });
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // storage is full or disabled: the value lasts as long as the page
    }
  };
  return { value: own ? own.value : kept, isRead, set };
}

function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}
