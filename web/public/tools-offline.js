// Lets a tool that was opened once open offline. Registered for `/{language}/tools/` only. What a tool needs is cached
// by its page (features/tools/offline).
const PAGE = "/offline-page.js";
// Trusted Types, required by the content policy, apply to workers, too (web-kit/src/trusted-types.ts)
self.trustedTypes?.createPolicy("default", { createScriptURL: (address) => (address === PAGE ? address : null) });
importScripts(PAGE);

const SLOW_MS = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  // file names under /assets/ have a content hash, so cached ones never change
  event.respondWith(pathname.startsWith("/assets/") ? keptFirst(request) : newestFirst(request));
});

async function keptFirst(request) {
  return (await kept(request)) ?? fetch(request);
}

/** The server's reply, else the cached one after an error or a timeout. */
async function newestFirst(request) {
  const answer = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  const first = await Promise.race([answer, late]).catch(() => undefined);
  const found = first ?? (await kept(request));
  if (found) return found;
  return answer.catch((error) => (request.mode === "navigate" ? notKept(request) : Promise.reject(error)));
}

/** A tool's page is the same for every result: `/de/tools/some-tool/check` is served from `/de/tools/some-tool`. */
async function kept(request) {
  const options = { ignoreSearch: true, ignoreVary: true };
  const found = await caches.match(request, options);
  if (found || request.mode !== "navigate") return found;
  return caches.match(new URL(request.url).pathname.split("/", 4).join("/"), options);
}

const WORDS = {
  de: {
    title: "Gerade kein Netz",
    text: "Dieses Werkzeug ist in diesem Browser noch nicht gespeichert. Öffne es einmal mit Netz, dann geht es später auch ohne.",
    link: "Neu laden",
  },
  en: {
    title: "No network right now",
    text: "This tool is not stored in this browser yet. Open it once with a network, and later it works without one.",
    link: "Load again",
  },
  pl: {
    title: "Brak połączenia z siecią",
    text: "To narzędzie nie jest jeszcze zapisane w tej przeglądarce. Otwórz je raz z dostępem do sieci, a potem zadziała też bez niej.",
    link: "Wczytaj ponownie",
  },
};

/** A page of our own for a tool that is not cached, instead of the browser's error. */
function notKept(request) {
  const language = new URL(request.url).pathname.split("/")[1];
  return self.offlinePage(WORDS, language, "");
}
