// What workers show when there is no network; they load this file with importScripts.

/** A page of our own in this language, else in German, with a link to `to`; without it the browser shows its error. */
self.offlinePage = (words, asked, to) => {
  const language = Object.hasOwn(words, asked) ? asked : "de";
  const { title, text, link } = words[language];
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
  <p><a href="${to}">${link}</a></p>
</main>
</html>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
};
