const loads = new Map<string, Promise<unknown>>();

/**
 * The same promise each time, as React's `use` needs it; what failed is asked for again.
 * `status` and `value` let `use` read what is there already without waiting; React names them for this.
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
