import { toolPath } from "../frame/result-address.ts";

const WORKER = "/tools-offline.js";
const PREFIX = "tools-";
/** Resource types to cache, of this origin only. */
const CACHEABLE = /^\/(?:assets|lang)\/|^\/favicon\.svg$/;

/**
 * Caches this tool's page and everything it has loaded. A new build begins with an empty cache, because scripts do not
 * mix.
 */
export async function cacheTool(build: string): Promise<void> {
  const name = PREFIX + build;
  for (const other of await caches.keys()) if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
  const cache = await caches.open(name);
  const tool = toolPath(location.pathname);
  await cache.addAll([tool, ...loadedFiles()]);
  await navigator.serviceWorker.register(WORKER, { scope: tool.replace(/[^/]+$/, "") });
}

/** Paths of files of this origin that were loaded for this page. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = files.filter(({ origin, pathname }) => origin === location.origin && CACHEABLE.test(pathname));
  return [...new Set(own.map(({ pathname }) => pathname))];
}
