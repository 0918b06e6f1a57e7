const loads = new Map<string, Promise<unknown>>();

/**
 * A cached promise, as React's `use` needs it; failures are retried. `status` and `value` let `use` read it
 * synchronously.
 */
export function loadOnce<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = loads.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const loading = load();
  loads.set(key, loading);
  loading.then(
    (value) => Object.assign(loading, { status: "fulfilled", value }),
    () => loads.delete(key),
  );
  return loading;
}
