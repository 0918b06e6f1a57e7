const loads = new Map<string, Promise<unknown>>();

/** The same promise each time, as React's `use` needs it; what failed is asked for again. */
export function loadOnce<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = loads.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const loading = load();
  loads.set(key, loading);
  loading.catch(() => loads.delete(key));
  return loading;
}
