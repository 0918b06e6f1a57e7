// Lets a tool that was opened once open again without a network. Registered for `/{language}/tools/` only, so no other
// screen of the site passes through here. What a tool needs is put into the cache by its page (features/tools/offline).
const SLOW_MS = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  // A name under /assets/ holds its content's hash: what is kept is what the server would send.
  event.respondWith(pathname.startsWith("/assets/") ? keptFirst(request) : newestFirst(request));
});

async function keptFirst(request) {
  return (await kept(request)) ?? fetch(request);
}

/** The server's answer; what is kept when there is none, or none in time. */
async function newestFirst(request) {
  const answer = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  const first = await Promise.race([answer, late]).catch(() => undefined);
  return first ?? (await kept(request)) ?? answer;
}

/** A tool's page is the same for every result: the answers in its address are read by its script. */
const kept = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });
