// Takes the photo somebody shares with the installed site (its manifest: scripts/installation.ts) and hands it to the upload page.
// It is never stored or sent: this worker holds it until the page asks for it, two minutes at most.
const PAGE = "/offline-page.js";
// Trusted Types, required by the content policy, apply to workers, too (web-kit/src/trusted-types.ts)
self.trustedTypes?.createPolicy("default", { createScriptURL: (address) => (address === PAGE ? address : null) });
importScripts(PAGE);

const HELD_MS = 120_000;

const WORDS = {
  de: {
    title: "Gerade kein Netz",
    text: "Dein Foto ist noch in deiner Galerie. Teile es noch einmal, sobald du wieder Netz hast.",
    link: "Zur Fotoauswahl",
  },
  en: {
    title: "No network right now",
    text: "Your photo is still in your gallery. Share it again once you have a network.",
    link: "Go to the photo page",
  },
  pl: {
    title: "Brak połączenia z siecią",
    text: "Twoje zdjęcie nadal jest w galerii. Udostępnij je ponownie, gdy wróci połączenie z siecią.",
    link: "Przejdź do wyboru zdjęcia",
  },
};
const asked = new URL(self.location.href).searchParams.get("language");
const upload = `/${/^[a-z]{2}$/.test(asked) ? asked : "de"}/upload`;

let held = null;
let taken = () => undefined;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  if (event.request.method === "POST") event.respondWith(receive(event));
});

async function receive(event) {
  const files = await event.request.formData().then(
    (form) => form.getAll("photo"),
    () => [],
  );
  if (!navigator.onLine) return self.offlinePage(WORDS, asked, upload);
  const photo = files.find(isPicture) ?? null;
  held = photo;
  event.waitUntil(
    // a worker with nothing to wait for may be ended, and the photo with it
    new Promise((resolve) => {
      taken = resolve;
      setTimeout(resolve, HELD_MS);
    }).then(() => {
      if (held === photo) held = null;
    }),
  );
  return Response.redirect(new URL(`${upload}?shared`, self.location.href), 303);
}

/** The first of however many files; how large it may be is the page's rule, as for a chosen one. */
const isPicture = (file) =>
  typeof file !== "string" && (file.type.startsWith("image/") || /\.hei[cf]$/i.test(file.name));

self.addEventListener("message", ({ ports: [port] }) => {
  port.postMessage(held);
  taken();
});
