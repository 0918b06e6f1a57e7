// Lets a tool that was opened once open offline. Registered for `/{language}/tools/` only. What a tool needs is cached
// by its page (features/tools/offline).
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
    again: "Noch mal laden",
  },
  en: {
    title: "No network right now",
    text: "This tool is not stored in this browser yet. Open it once with a network, and later it works without one.",
    again: "Load again",
  },
  pl: {
    title: "Brak połączenia z siecią",
    text: "To narzędzie nie jest jeszcze zapisane w tej przeglądarce. Otwórz je raz z dostępem do sieci, a potem zadziała też bez niej.",
    again: "Wczytaj ponownie",
  },
};

/** A page of our own for a tool that is not cached, instead of the browser's error. */
function notKept(request) {
  const named = new URL(request.url).pathname.split("/")[1];
  const language = Object.hasOwn(WORDS, named) ? named : "de";
  const { title, text, again } = WORDS[language];
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Hundeblick</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.1rem/1.5 system-ui, sans-serif; }
</style>
<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <p><a href="">${again}</a></p>
</main>
</html>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
