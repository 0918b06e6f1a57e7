import { toolPath } from "../frame/result-address.ts";

const WORKER = "/tools-offline.js";
const PREFIX = "tools-";
/** What a page is drawn with; calls and anything of others are never kept. */
const KEPT = /^\/(?:assets|lang)\/|^\/favicon\.svg$/;

/**
 * Keeps this tool for the next time without a network: its page and everything the page has loaded.
 * Scripts of two builds do not go together, so a new build begins with an empty cache.
 */
export async function keepOffline(build: string): Promise<void> {
  const name = PREFIX + build;
  for (const other of await caches.keys()) if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
  const cache = await caches.open(name);
  const tool = toolPath(location.pathname);
  await cache.addAll([tool, ...loadedFiles()]);
  await navigator.serviceWorker.register(WORKER, { scope: tool.replace(/[^/]+$/, "") });
}

/** Paths of this site's files that the browser has fetched for this page. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = files.filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname));
  return [...new Set(own.map(({ pathname }) => pathname))];
}
