import { useEffect } from "react";

/** Long enough for everything the page loads by itself. */
const LATER_MS = 2500;

/** Caches the tool of this page when idle. */
export function useOffline(slug: string): void {
  useEffect(() => {
    // only built pages over https: development scripts change under the same name, and http has no cache
    if (!import.meta.env?.PROD || !("serviceWorker" in navigator) || !("caches" in window)) return undefined;
    const timer = setTimeout(() => void keep(), LATER_MS);
    return () => clearTimeout(timer);
  }, [slug]);
}

/** Failures are ignored: the tool only needs the network next time. */
const keep = (): Promise<void> =>
  import("./cache-tool.ts")
    .then(({ cacheTool }) => cacheTool(import.meta.url.split("/").at(-1) ?? ""))
    .catch(() => undefined);
