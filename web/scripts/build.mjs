// Builds the public site into dist/: the browser's files, every public page as HTML in its language,
// app.html for the screens that are drawn in the browser, and a .br and .gz beside everything that is text.
import { rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { compressSite } from "./compress-site.mjs";
import { prerenderSite } from "./prerender-site.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (path) => new URL(`../${path}`, import.meta.url);

await build({ root, logLevel: "warn" });
await build({
  root,
  logLevel: "warn",
  build: { outDir: "dist-ssr", ssr: "src/server.tsx", manifest: false, copyPublicDir: false },
  ssr: { noExternal: true },
});
const { render } = await import(pathToFileURL(fileURLToPath(at("dist-ssr/server.js"))).href);
const pages = await prerenderSite({ render, dist: at("dist/"), texts: at("public/lang/") });
const files = await compressSite(fileURLToPath(at("dist")));
rmSync(at("dist-ssr"), { recursive: true });
console.log(`prerendered ${pages} pages, compressed ${files} files`);
