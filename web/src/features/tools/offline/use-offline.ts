import { useEffect } from "react";

/** Long enough for everything the page loads by itself. */
const LATER_MS = 2500;

/** Once everything else is done, keeps the tool on this page for times without a network. */
export function useOffline(slug: string): void {
  useEffect(() => {
    // Only built pages: while developing, scripts change under the same name. Plain-HTTP addresses have no cache.
    if (!import.meta.env?.PROD || !("serviceWorker" in navigator) || !("caches" in window)) return undefined;
    const timer = setTimeout(() => void keep(), LATER_MS);
    return () => clearTimeout(timer);
  }, [slug]);
}

/** Without network or storage the tool works; it only needs the network next time. */
const keep = (): Promise<void> =>
  import("./keep-offline.ts")
    .then(({ keepOffline }) => keepOffline(import.meta.url.split("/").at(-1) ?? ""))
    .catch(() => undefined);
